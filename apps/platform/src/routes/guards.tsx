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
 * Lets signed-in visitors through who belong to one of the audiences, if any are named. The unsigned land on /login and
 * come back from there (decision 5), others on their landing page, which says why. It stands before the loaders, so that
 * nothing is asked that would be refused.
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

/** Leaves for /login as soon as one signs out, here or in another tab. A session that only ended is renewed in place. */
function SignedIn() {
  const { hasExpired, relogin } = useApp();
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => relogin.hold(), [relogin]);
  if (session) return <Outlet />;
  return <Navigate to={paths.login.to({ next: hasExpired() ? pathname + search : undefined })} replace />;
}

/** Sends the signed-in away from sign-in and sign-up; a dialog that follows a sign-in there stays open. */
export const requireVisitor: MiddlewareFunction = ({ request, context }) => {
  if (!getSession(context)) return;
  const isComingBack = safeReturn(new URL(request.url).searchParams.get('next'));
  throw redirect(isComingBack ?? defaultSignedInPath);
};
