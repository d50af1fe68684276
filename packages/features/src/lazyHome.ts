import { loadIcons } from '@fanous/ui/media/loadIcons';
import { getUserQuery } from '@fanous/api-client/generated/queries.ts';
import type { AppServices } from './shared/app/app.ts';
import { lazyComponent } from './shared/lazy/lazyComponent.tsx';
import { staticComponent } from './shared/lazy/staticComponent.tsx';
import { prefetchOptionalQueries } from './shared/routing/prefetchOptionalQueries.ts';
import { homeQuery, newLessonsQuery } from './site/home/home.api.ts';

// What the home page and the course page show of `site/home`.

/** Totals, courses, categories, steps and teachers, above the list of courses. */
export const homeSections = staticComponent('HomeSections', () => import('./site/home/HomeSections.tsx'));

/** Questions about paying, at the end of the page. */
export const paymentQuestions = staticComponent('PaymentQuestions', () => import('./site/home/PaymentQuestions.tsx'));

/** Loads the sections with their data, unless the document already shows them. The page can do without. */
export async function prefetchHomeSections(app: AppServices): Promise<string[]> {
  const sections = [homeSections, paymentQuestions];
  if (!sections.every(({ isInDocument }) => isInDocument()))
    await Promise.all([prefetchOptionalQueries(app, homeQuery(app.api)), loadHomeSections(app, sections)]);
  return sections.map(({ name }) => name);
}

/** Loads the code and the messages of sections, for any page that shows them. */
export async function loadHomeSections(app: AppServices, sections: { preload: () => Promise<void> }[]): Promise<void> {
  try {
    // Before the code, which would show the English source texts without them.
    await Promise.all([app.loadAreaMessages('site/home'), loadIcons()]);
    await Promise.all(sections.map(({ preload }) => preload()));
  } catch {
    // The page can do without.
  }
}

/** The courses of a student, and new lessons in them. */
export const lazyStudentHome = lazyComponent('StudentHome', () => import('./site/home/StudentHome.tsx'));

/** What `StudentHome` shows, besides the progress. */
export const createStudentHomeQueries = ({ api }: AppServices, userId: number) => ({
  user: getUserQuery(api, { path: { id: userId } }),
  newLessons: newLessonsQuery(api),
});

/** Loads them before the page is shown. Loaded later, they would move what is below. The page can do without. */
export async function prefetchStudentHome(app: AppServices, userId: number): Promise<void> {
  const code = Promise.all([lazyStudentHome.preload(), app.loadAreaMessages('site/home')]).catch(() => {});
  const { user, newLessons } = createStudentHomeQueries(app, userId);
  await Promise.all([prefetchOptionalQueries(app, user, newLessons), code]);
}
