import type { RendererOptions } from '@fanous/api-client/rendering';
import { DashboardLayoutSkeleton } from '@fanous/features/dashboard/layout/DashboardLayoutSkeleton';
import { AppProvider } from '@fanous/features/shared/app/AppProvider';
import { PageSkeleton } from '@fanous/features/shared/layout/PageSkeleton';
import { Container } from '@fanous/ui/layout/Container';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { publicPages } from '../routes/publicPages.ts';
import type { createServerApp } from './createServerApp.ts';

/** The layouts whose skeletons a document without a page shows until the browser has rendered the page. */
export type LayoutName = 'PublicLayout' | 'DashboardLayout';

const anyPublicPath = '/page';

/** Renders the skeletons of the layouts in the language of `app`. In development they are empty, because styles arrive with the code. */
export async function renderSkeletons(
  app: ReturnType<typeof createServerApp>,
  { manifest }: Pick<RendererOptions, 'manifest'>,
): Promise<Record<LayoutName, string>> {
  if (Object.keys(manifest).length === 0) return { PublicLayout: '', DashboardLayout: '' };
  const { PublicLayout } = await publicPages.PublicLayout();
  await Promise.all(['site/layout', 'dashboard/layout'].map((area) => app.loadAreaMessages(area)));
  const pageSkeleton = (
    <Container width="narrow">
      <PageSkeleton />
    </Container>
  );
  const render = (path: string) => {
    const html = renderToString(
      <AppProvider app={app}>
        <StaticRouter location={path}>
          {/* Its buttons do not work before the code has loaded, and it is replaced then: it takes no focus. */}
          <div data-skeleton="" inert>
            <Routes>
              <Route path="/dashboard" element={<DashboardLayoutSkeleton />} />
              <Route element={<PublicLayout />}>
                <Route path="*" element={pageSkeleton} />
              </Route>
            </Routes>
          </div>
        </StaticRouter>
      </AppProvider>,
    );
    // React puts the tags for the head first. They belong to a page.
    return html.slice(html.indexOf('<div data-skeleton'));
  };
  return { PublicLayout: render(anyPublicPath), DashboardLayout: render('/dashboard') };
}
