import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { paths, getSafeReturnPath } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import type { Notice } from '../../shared/notices/notice.ts';
import type { useNotice } from '../../shared/notices/useNotice.tsx';

/** Returns a function that saves the session, shows the success, and goes to the return path or home (decision 34). */
export function useCompleteSignIn({ show }: Pick<ReturnType<typeof useNotice>, 'show'>) {
  const { t } = useLingui();
  const { session } = useApp();
  const returnPath = useReturnPath();
  return (response: unknown, getContent: (name: string) => Pick<Notice, 'title' | 'description'>) => {
    const { name } = session.setFromResponse(response).data;
    return show({
      tone: 'success',
      ...getContent(name),
      buttonLabel: returnPath ? t`Continue` : t`Go To Home Page`,
      next: { to: returnPath ?? paths.home.to(), replace: true },
    });
  };
}

/** The path in `?next=`, to which the user returns after signing in. */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams();
  return getSafeReturnPath(search.get('next'));
}
