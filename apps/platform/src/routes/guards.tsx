import { defaultSignedInPath, paths, safeReturn } from '@fanous/features/paths';
import { type Audience, hasAccess, refusedParam } from '@fanous/features/shared/app/access';
import { appContext, useApp } from '@fanous/features/shared/app/app';
import { useSession } from '@fanous/features/shared/app/useSession';
import { useEffect } from 'react';
import {
  type MiddlewareFunction,
  Navigate,
  Outlet,
  redirect,
  type RouteObject,
  type RouterContextProvider,
  useLocation,
} from 'react-router-dom';
import type { RouteHandle } from './page.tsx';

const getSession = (context: unknown) => (context as Readonly<RouterContextProvider>).get(appContext).session.get();

/**
 * Allows signed-in users of the given audiences, or all signed-in users if none is given. Visitors without a session go to
 * /login and return afterwards (decision 5). Other users go to their start page, which shows the reason. Runs before the
 * loaders, so that no request is refused.
 */
export function requireSession(
  ...audiences: Audience[]
): Required<Pick<RouteObject, 'middleware' | 'Component' | 'handle'>> {
  const middleware: MiddlewareFunction = ({ request, context }) => {
    const session = getSession(context);
    const { pathname, search } = new URL(request.url);
    if (!session) throw redirect(paths.login.to({ next: pathname + search }));
    if (audiences.length > 0 && !hasAccess(session.data, audiences))
      throw redirect(`${defaultSignedInPath}?${new URLSearchParams({ [refusedParam]: audiences.join(' ') })}`);
  };
  const handle: RouteHandle = { ssr: false, isGuarded: true };
  return { middleware: [middleware], Component: SignedIn, handle };
}

/** Goes to /login when the user signs out, here or in another tab. An expired session is renewed without leaving the page. */
function SignedIn() {
  const { hasExpired, relogin } = useApp();
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => relogin.hold(), [relogin]);
  if (session) return <Outlet />;
  return <Navigate to={paths.login.to({ next: hasExpired() ? pathname + search : undefined })} replace />;
}

/** Redirects signed-in users away from sign-in and sign-up. Runs on navigation only, so a dialog after signing in stays. */
export const requireVisitor: MiddlewareFunction = ({ request, context }) => {
  if (!getSession(context)) return;
  const isComingBack = safeReturn(new URL(request.url).searchParams.get('next'));
  throw redirect(isComingBack ?? defaultSignedInPath);
};
