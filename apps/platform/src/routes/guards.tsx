import { defaultSignedInPath, paths, getSafeReturnPath } from '@fanous/features/paths';
import { type Audience, hasAccess, refusedAudiencesParam } from '@fanous/features/shared/app/access';
import { appRouterContext, useApp } from '@fanous/features/shared/app/app';
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

const getSession = (context: unknown) =>
  (context as Readonly<RouterContextProvider>).get(appRouterContext).session.get();

/**
 * Requires a session, and one of the audiences if any are given. Signed-out visitors are sent to /login and come back after
 * signing in (decision 5). Users without access are sent to their default page, which says why. Runs before the loaders, so
 * that no request is sent that the server would reject.
 */
export function requireSession(
  ...audiences: Audience[]
): Required<Pick<RouteObject, 'middleware' | 'Component' | 'handle'>> {
  const middleware: MiddlewareFunction = ({ request, context }) => {
    const session = getSession(context);
    const { pathname, search } = new URL(request.url);
    if (!session) throw redirect(paths.login.to({ next: pathname + search }));
    if (audiences.length > 0 && !hasAccess(session.data, audiences))
      throw redirect(`${defaultSignedInPath}?${new URLSearchParams({ [refusedAudiencesParam]: audiences.join(' ') })}`);
  };
  const handle: RouteHandle = { ssr: false, isGuarded: true };
  return { middleware: [middleware], Component: SessionOutlet, handle };
}

/** Opens /login when the user signs out, here or in another tab. An expired session is renewed on the page. */
function SessionOutlet() {
  const { hasSessionExpired, reauthentication } = useApp();
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => reauthentication.protectPage(), [reauthentication]);
  if (session) return <Outlet />;
  return <Navigate to={paths.login.to({ next: hasSessionExpired() ? pathname + search : undefined })} replace />;
}

/** Sends signed-in users away from /login and /signup. A dialog that follows signing in stays open. */
export const requireVisitor: MiddlewareFunction = ({ request, context }) => {
  if (!getSession(context)) return;
  const returnPath = getSafeReturnPath(new URL(request.url).searchParams.get('next'));
  throw redirect(returnPath ?? defaultSignedInPath);
};
