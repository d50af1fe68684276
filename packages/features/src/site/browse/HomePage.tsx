import type { ListMainCategoriesResult } from '@fanous/api-client/generated/queries.ts';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  homeSections,
  lazyStudentHome,
  paymentQuestions,
  prefetchHomeSections,
  prefetchStudentHome,
} from '../../lazyHome.ts';
import { prefetchContinueVideoCard } from '../../lazyProgress.ts';
import { coursesSectionId } from '../../paths.ts';
import { type AppServices, useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';
import { courseListQuery, mainCategoriesQuery } from './courses.api.ts';
import { resolveFilter } from './resolveFilter.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CourseResults } from './CourseResults.tsx';
import { parseFilter } from './urlFilter.ts';
import { HomeTop } from './HomeTop.tsx';
import type { CourseListData } from './mergeCourseLists.ts';
import { lazyNoResults } from './lazyNoResults.ts';
import { useCourseList } from './useCourseList.ts';
import { useHasHomeSections } from './useHasHomeSections.ts';
import { useEntranceAnimation } from './useEntranceAnimation.ts';
import { useIsStudentHomeSettled } from './useIsStudentHomeSettled.ts';
import { useUrlFilter } from './useUrlFilter.ts';

const paramsToReset = ['page'];
const lazySplash = lazyComponent('HomeSplash', () => import('./HomeSplash.tsx'));

/** Loads the categories, and the courses of the search and filter in the URL. Also loads the intro and marks its start, if it is to be shown. */
export const prefetchPageData: PageLoader = async ({ app, url }) => {
  const search = url.searchParams.get('q') ?? '';
  const filter = parseFilter(url.searchParams);
  const createListQuery = (categoryIds: number[] | undefined) =>
    courseListQuery(app, { search, categoryIds, pages: filter.pages });
  const categories = mainCategoriesQuery(app.api);
  const isFiltered = filter.mainId !== undefined || filter.categoryId !== undefined;
  const data = loadPageQueries(app, categories, ...(isFiltered ? [] : [createListQuery(undefined)]));
  const hasSplash = app.splash.isRendered || app.splash.isOpen();
  const { id: userId = 0, role } = app.session.get()?.data ?? {};
  // A student sees the lesson to continue with instead of the hero, and their courses.
  const ofStudent = role === 'user' ? [prefetchContinueVideoCard(app), prefetchStudentHome(app, userId)] : [];
  const sections = isListRequested(url.searchParams) ? [] : prefetchHomeSections(app);
  if (hasSplash) await prepareSplash(app, data);
  await Promise.all([data, ...ofStudent]);
  // The filter can be resolved only after the categories are loaded.
  const knownCategories =
    app.queryClient.getQueryData<ListMainCategoriesResult>(categories.queryKey)?.main_categories ?? [];
  const list = createListQuery(resolveFilter(knownCategories, filter).categoryIds);
  if (isFiltered) await loadPageQueries(app, list);
  const isEmpty = app.queryClient.getQueryData<CourseListData>(list.queryKey)?.courses.length === 0;
  // If the list is empty, the first render needs this code.
  if (isEmpty) await lazyNoResults.preload().catch(() => {});
  return {
    lazy: [...(hasSplash ? [lazySplash.name] : []), ...(isEmpty ? [lazyNoResults.name] : [])],
    static: await sections,
  };
};

/** Whether the URL asks for some of the courses. Then the list follows the hero, as for visitors without JavaScript who search. */
const isListRequested = (params: URLSearchParams) => ['q', 'main', 'category'].some((name) => params.has(name));

/** Shows the intro from the first render or not at all. Its code must not delay the content. */
async function prepareSplash({ splash: store }: AppServices, data: Promise<unknown>): Promise<void> {
  store.markStart();
  const code = lazySplash.preload().then(
    () => true,
    () => false,
  );
  const isReady = store.isRendered ? code : Promise.race([code, data.then(() => false)]);
  if (!(await isReady)) store.close();
}

/** The home page: the hero, reasons to stay, all courses with search and filter, and questions about paying. */
export function HomePage() {
  const { splash: store } = useApp();
  const hasSplash = useSyncExternalStore(store.subscribe, store.isOpen, () => store.isRendered);
  const isEntranceDue = useEntranceAnimation();
  const [params] = useSearchParams();
  const hasSections = useHasHomeSections(isListRequested(params));
  // Hides what is only for visitors.
  const user = useSession()?.data;
  const isSettled = useIsStudentHomeSettled(user);
  const signedMarker = user ? { 'data-signed': '' } : {};
  return (
    <Container>
      <PageMetaTags />
      {hasSplash && <lazySplash.Component startedAt={store.getStartTime()} onDone={store.close} />}
      <Stack gap="s7">
        {/* The entrance animation starts after the intro. */}
        <HomeTop isEntering={isEntranceDue && !hasSplash && !store.hasEndedEarly} />
        {user?.role === 'user' && hasSections && <lazyStudentHome.Component userId={user.id} />}
        {hasSections && (
          // What a student sees above would move them.
          <SignedOutOnly isWaiting={!isSettled}>
            <div {...signedMarker}>
              <homeSections.Component />
            </div>
          </SignedOutOnly>
        )}
        <ErrorBoundary>
          <Courses />
        </ErrorBoundary>
        {hasSections && (
          <div {...signedMarker}>
            <paymentQuestions.Component />
          </div>
        )}
      </Stack>
    </Container>
  );
}

function Courses() {
  const { api } = useApp();
  const { text, setText, search } = useSearchParam('q', paramsToReset);
  const [filter, setFilter, getFilterHref] = useUrlFilter();
  const categories = useQuery(mainCategoriesQuery(api)).data?.main_categories ?? [];
  const { mainId, categoryId, categoryIds, name } = resolveFilter(categories, filter);
  const list = useCourseList(text, { search, categoryIds, pages: filter.pages });
  return (
    <Stack as="section" gap="s5" id={coursesSectionId} aria-labelledby="courses-title">
      <Heading level={2} id="courses-title">
        <Trans>Courses</Trans>
      </Heading>
      <CourseFilterBar
        categories={categories}
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          scrollToCourses();
        }}
        filter={{ mainId, categoryId, pages: filter.pages }}
        onFilterChange={(changed) => {
          setFilter(changed);
          scrollToCourses();
        }}
      />
      <CourseResults
        list={list}
        text={text}
        categoryName={name}
        moreHref={getFilterHref({ ...filter, pages: filter.pages + 1 })}
        onMore={() => setFilter({ ...filter, pages: filter.pages + 1 })}
        onClear={() => {
          setText('');
          setFilter({ mainId: undefined, categoryId: undefined, pages: 1 });
        }}
      />
    </Stack>
  );
}

/** Scrolls to the start of the list, because a shorter list could leave only the footer visible. */
function scrollToCourses(): void {
  const section = document.getElementById(coursesSectionId);
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
}
