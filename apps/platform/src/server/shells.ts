import type { RendererOptions, Shell, VisitorPreferences } from '@fanous/api-client/rendering';
import { paths } from '@fanous/features/paths';
import type { Language } from '@fanous/ui/intl/digits';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';
import { hashStyleAttributes } from './document.ts';
import { createFirstViewFiles } from './links.ts';
import { hashStyleElements } from './pageTemplate.ts';
import type { LayoutName } from './renderSkeletons.tsx';
import { placeholderOrigin } from './canonicalPath.ts';

/**
 * Creates a function that returns the document for a page that the browser renders. It has the skeleton of the layout and links
 * to the files of the page, for a visitor without a session those of the sign-in page, to which guarded pages lead.
 */
export function createGetShellDocument(
  routes: RouteObject[],
  shells: Record<Language, Record<LayoutName, string>>,
  options: Pick<RendererOptions, 'manifest' | 'styles' | 'template'>,
) {
  const getFirstViewFiles = createFirstViewFiles(routes, options);
  const created = new Map<string, Shell>();

  const getShellDocument = (
    target: string,
    { language, isSignedIn }: Pick<VisitorPreferences, 'language' | 'isSignedIn'>,
  ): Shell => {
    const { pathname } = new URL(placeholderOrigin + target);
    const matches = matchRoutes(routes, pathname) ?? [];
    const handles = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? []);
    const leadsToLogin = !isSignedIn && handles.some(({ isGuarded }) => isGuarded);
    const shownPath = leadsToLogin ? paths.login.to() : pathname;
    // One for each route: the addresses of missing pages are endless.
    const key = `${language} ${leadsToLogin ? shownPath : matches.at(-1)?.route.path}`;
    let shell = created.get(key);
    if (shell === undefined) {
      const isDashboardPage = !leadsToLogin && handles.some(({ page }) => page === 'DashboardLayout');
      const layout: LayoutName = isDashboardPage ? 'DashboardLayout' : 'PublicLayout';
      const { shellHeadTags } = getFirstViewFiles({
        pathname: shownPath,
        language,
        components: [],
        skeletonLayout: layout,
      });
      // Not kept as a text: there are a hundred, each with the styles of its layout.
      const createHtml = () => shells[language][layout].replace('</head>', () => `${shellHeadTags}</head>`);
      const html = createHtml();
      shell = {
        key,
        createHtml,
        styleElementHashes: hashStyleElements(html),
        styleAttributeHashes: hashStyleAttributes(html),
      };
      created.set(key, shell);
    }
    return shell;
  };
  // A page without files in the build is an error at the start, not for the visitor who opens it.
  for (const pattern of listPatterns(routes))
    for (const language of ['ar', 'en'] as const) getShellDocument(pattern, { language, isSignedIn: true });
  return getShellDocument;
}

/** Lists the patterns of all routes. A pattern matches itself. */
const listPatterns = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...listPatterns(children),
  ]);
