import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../app/app.ts';
import { useToast } from '../notices/useToast.ts';

/**
 * Shows a toast when the session has expired, with a sign-in link that returns to the page. Guarded pages redirect to the
 * sign-in page themselves.
 */
export function useSessionExpiredToast(): void {
  const { t } = useLingui();
  const { sessionExpired, hasSessionExpired } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isGuarded = useMatches().some(({ handle }) => (handle as { isGuarded?: boolean } | undefined)?.isGuarded);
  const hasOwnNotice = isGuarded || pathname === paths.login.pattern;
  const hasShownToast = useRef(false);
  useEffect(() => {
    const showToast = () => {
      if (hasShownToast.current) return;
      hasShownToast.current = true;
      if (hasOwnNotice) return;
      toast({
        tone: 'warning',
        title: t`Your session has ended`,
        description: t`Log in again to continue where you left off.`,
        action: {
          label: t`Log in`,
          onPress: () => void navigate(paths.login.to({ next: pathname + search })),
        },
      });
    };
    if (!hasSessionExpired()) hasShownToast.current = false;
    // A loader may have found it out before the first render.
    else showToast();
    return sessionExpired.subscribe(showToast);
  }, [sessionExpired, hasSessionExpired, hasOwnNotice, toast, navigate, pathname, search, t]);
}
