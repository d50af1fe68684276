import type { RendererOptions, VisitorPreferences } from '@fanous/api-client/rendering';
import { paths } from '@fanous/features/paths';
import type { Language } from '@fanous/ui/intl/digits';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';
import { createFirstViewFiles } from './links.ts';
import { placeholderOrigin } from './serverRenderedUrl.ts';

/**
 * Creates a function that returns the document for a page that the browser renders. Its head has links to the files of the page,
 * for a visitor without a session those of the sign-in page, to which guarded pages lead.
 */
export function createGetShell(
  routes: RouteObject[],
  shells: Record<Language, string>,
  options: Pick<RendererOptions, 'manifest' | 'styles' | 'template'>,
) {
  const getFirstViewFiles = createFirstViewFiles(routes, options);
  const created = new Map<string, string>();

  const getShell = (
    target: string,
    { language, isSignedIn }: Pick<VisitorPreferences, 'language' | 'isSignedIn'>,
  ): string => {
    const { pathname } = new URL(placeholderOrigin + target);
    const matches = matchRoutes(routes, pathname) ?? [];
    const isGuarded = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isGuarded);
    const shownPath = isGuarded && !isSignedIn ? paths.login.to() : pathname;
    // One for each route: the addresses of missing pages are endless.
    const key = `${language} ${shownPath === pathname ? matches.at(-1)?.route.path : shownPath}`;
    let shell = created.get(key);
    if (shell === undefined) {
      const { shellPreloads } = getFirstViewFiles({ pathname: shownPath, language, components: [] });
      shell = shells[language].replace('</head>', () => `${shellPreloads}</head>`);
      created.set(key, shell);
    }
    return shell;
  };
  // A page without files in the build is an error at the start, not for the visitor who opens it.
  for (const pattern of listPatterns(routes))
    for (const language of ['ar', 'en'] as const) getShell(pattern, { language, isSignedIn: true });
  return getShell;
}

/** Lists the patterns of all routes. A pattern matches itself. */
const listPatterns = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...listPatterns(children),
  ]);
