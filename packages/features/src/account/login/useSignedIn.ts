import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { paths, safeReturn } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import type { Notice } from '../../shared/notices/notice.ts';
import type { useNotice } from '../../shared/notices/useNotice.tsx';

/** After a sign-in: keeps the session, says so, and leads to where one was stopped, else home (decision 34). */
export function useSignedIn({ show }: Pick<ReturnType<typeof useNotice>, 'show'>) {
  const { t } = useLingui();
  const { session } = useApp();
  const stoppedAt = useStoppedAt();
  return (answer: unknown, words: (name: string) => Pick<Notice, 'title' | 'text'>) => {
    const { name } = session.set(answer).data;
    return show({
      tone: 'success',
      ...words(name),
      action: stoppedAt ? t`Continue` : t`Go To Home Page`,
      next: { to: stoppedAt ?? paths.home.to(), replace: true },
    });
  };
}

/** The address from which one was sent to sign in. */
export function useStoppedAt(): string | undefined {
  const [search] = useSearchParams();
  return safeReturn(search.get('next'));
}
