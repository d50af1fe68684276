import type { ListMainCategoriesResult } from '@fanous/api-client/generated/queries.ts';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { coursesSectionId } from '../../paths.ts';
import { type AppContext, useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';
import { courseListQuery, mainCategoriesQuery } from './courses.api.ts';
import { resolveFilter } from './resolveFilter.ts';
import { CourseFilter } from './CourseFilter.tsx';
import { CourseResults } from './CourseResults.tsx';
import { parseFilter } from './urlFilter.ts';
import { HomeHero } from './HomeHero.tsx';
import type { CourseListData } from './mergeCourseLists.ts';
import { lazyNoResults } from './lazyNoResults.ts';
import { useCourseList } from './useCourseList.ts';
import { useEntranceAnimation } from './useEntranceAnimation.ts';
import { useUrlFilter } from './useUrlFilter.ts';

const paramsToReset = ['page'];
const lazySplash = lazyComponent('HomeSplash', () => import('./HomeSplash.tsx'));

/** Fills what the page reads first: the categories, and the courses that its address asks for. */
export const load: PageLoad = async ({ app, url }) => {
  const search = url.searchParams.get('q') ?? '';
  const filter = parseFilter(url.searchParams);
  const createListQuery = (categoryIds: number[] | undefined) =>
    courseListQuery(app, { search, categoryIds, pages: filter.pages });
  const categories = mainCategoriesQuery(app.api);
  const isFiltered = filter.mainId !== undefined || filter.categoryId !== undefined;
  const data = prefetchQueries(app, categories, ...(isFiltered ? [] : [createListQuery(undefined)]));
  const hasSplash = app.splash.isRendered || app.splash.get();
  if (hasSplash) await prepareSplash(app, data);
  await data;
  // What a filter stands for is known only once the categories are.
  const knownCategories =
    app.queryClient.getQueryData<ListMainCategoriesResult>(categories.queryKey)?.main_categories ?? [];
  const list = createListQuery(resolveFilter(knownCategories, filter).categoryIds);
  if (isFiltered) await prefetchQueries(app, list);
  const isEmpty = app.queryClient.getQueryData<CourseListData>(list.queryKey)?.courses.length === 0;
  // A list that begins empty says so from its first moment.
  if (isEmpty) await lazyNoResults.preload().catch(() => {});
  return [...(hasSplash ? [lazySplash.name] : []), ...(isEmpty ? [lazyNoResults.name] : [])];
};

/** The intro is over the page from its first moment, or not at all: its code delays no content. */
async function prepareSplash({ splash: store }: AppContext, data: Promise<unknown>): Promise<void> {
  store.markStart();
  const code = lazySplash.preload().then(
    () => true,
    () => false,
  );
  const isReady = store.isRendered ? code : Promise.race([code, data.then(() => false)]);
  if (!(await isReady)) store.close();
}

/** The home page: what this is, and all courses, searched and filtered. */
export function HomePage() {
  const { splash: store } = useApp();
  const hasSplash = useSyncExternalStore(store.subscribe, store.get, () => store.isRendered);
  const isEntranceDue = useEntranceAnimation();
  return (
    <Container>
      <PageTitle />
      {hasSplash && <lazySplash.Component startedAt={store.getStartTime()} onDone={store.close} />}
      <Stack gap="s7">
        {/* What lies under the intro enters when that has gone. */}
        <HomeHero isEntering={isEntranceDue && !hasSplash && !store.hasEndedEarly} />
        <ErrorBoundary>
          <Courses />
        </ErrorBoundary>
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
      <CourseFilter
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

/** A list that has become short must not leave the reader looking at the footer. */
function scrollToCourses(): void {
  const section = document.getElementById(coursesSectionId);
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
}
