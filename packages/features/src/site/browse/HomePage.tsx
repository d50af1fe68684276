import type { ListMainCategoriesResult } from '@fanous/api-client/generated/queries.ts';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { coursesAnchor } from '../../paths.ts';
import { type AppContext, useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';
import { courseListQuery, mainCategoriesQuery } from './catalogue.api.ts';
import { chosenOf } from './chosen.ts';
import { CourseFilter } from './CourseFilter.tsx';
import { CourseResults } from './CourseResults.tsx';
import { readFilter } from './filter.ts';
import { HomeHero } from './HomeHero.tsx';
import type { Merged } from './merge.ts';
import { lazyNoResults } from './lazyNoResults.ts';
import { useCourseList } from './useCourseList.ts';
import { useEntrance } from './useEntrance.ts';
import { useFilter } from './useFilter.ts';

const pageParam = ['page'];
const splash = lazyComponent('HomeSplash', () => import('./HomeSplash.tsx'));

/** Fills what the page reads first: the categories, and the courses that its address asks for. */
export const load: PageLoad = async ({ app, url }) => {
  const search = url.searchParams.get('q') ?? '';
  const filter = readFilter(url.searchParams);
  const listOf = (categoryIds: number[] | undefined) =>
    courseListQuery(app, { search, categoryIds, pages: filter.pages });
  const categories = mainCategoriesQuery(app.api);
  const isFiltered = filter.mainId !== undefined || filter.categoryId !== undefined;
  const data = prefetchQueries(app, categories, ...(isFiltered ? [] : [listOf(undefined)]));
  const hasSplash = app.splash.isRendered || app.splash.get();
  if (hasSplash) await prepareSplash(app, data);
  await data;
  // What a filter stands for is known only once the categories are.
  const known = app.queryClient.getQueryData<ListMainCategoriesResult>(categories.queryKey)?.main_categories ?? [];
  const list = listOf(chosenOf(known, filter).categoryIds);
  if (isFiltered) await prefetchQueries(app, list);
  const isEmpty = app.queryClient.getQueryData<Merged>(list.queryKey)?.courses.length === 0;
  // A list that begins empty says so from its first moment.
  if (isEmpty) await lazyNoResults.preload().catch(() => {});
  return [...(hasSplash ? [splash.name] : []), ...(isEmpty ? [lazyNoResults.name] : [])];
};

/** The intro is over the page from its first moment, or not at all: its code delays no content. */
async function prepareSplash({ splash: store }: AppContext, data: Promise<unknown>): Promise<void> {
  store.begin();
  const code = splash.preload().then(
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
  const isFresh = useEntrance();
  return (
    <Container>
      <PageTitle />
      {hasSplash && <splash.Component startedAt={store.getStart()} onDone={store.close} />}
      <Stack gap="s7">
        {/* What lies under the intro enters when that has gone. */}
        <HomeHero isEntering={isFresh && !hasSplash && !store.wasOver} />
        <ErrorBoundary>
          <Courses />
        </ErrorBoundary>
      </Stack>
    </Container>
  );
}

function Courses() {
  const { api } = useApp();
  const { text, setText, search } = useSearchParam('q', pageParam);
  const [filter, setFilter, hrefOf] = useFilter();
  const categories = useQuery(mainCategoriesQuery(api)).data?.main_categories ?? [];
  const { mainId, categoryId, categoryIds, name } = chosenOf(categories, filter);
  const list = useCourseList(text, { search, categoryIds, pages: filter.pages });
  return (
    <Stack as="section" gap="s5" id={coursesAnchor} aria-labelledby="courses-title">
      <Heading level={2} id="courses-title">
        <Trans>Courses</Trans>
      </Heading>
      <CourseFilter
        categories={categories}
        text={text}
        onText={(typed) => {
          setText(typed);
          showStart();
        }}
        filter={{ mainId, categoryId, pages: filter.pages }}
        onFilter={(changed) => {
          setFilter(changed);
          showStart();
        }}
      />
      <CourseResults
        list={list}
        text={text}
        categoryName={name}
        moreHref={hrefOf({ ...filter, pages: filter.pages + 1 })}
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
function showStart(): void {
  const section = document.getElementById(coursesAnchor);
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
}
