import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { loadCovers } from '@fanous/ui/media/loadCovers';
import { Trans, useLingui } from '@lingui/react/macro';
import { coursesSectionId } from '../../paths.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import { useOnline } from '../../shared/hooks/useOnline.ts';
import { CourseCards } from './CourseCards.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';
import { MoreButton } from './MoreButton.tsx';
import { lazyNoResults } from './lazyNoResults.ts';
import { useCountLabels } from './useCountLabels.ts';
import type { CourseList } from './useCourseList.ts';
import { useFocusFirstNewItem } from './useFocusFirstNewItem.ts';

interface CourseResultsProps {
  list: CourseList;
  /** The search text. */
  text: string;
  /** The name of the selected category. */
  categoryName: string | undefined;
  /** The URL that shows one more page. */
  moreHref: string;
  onMore: () => void;
  onClear: () => void;
}

/** The courses that match, their count, and a message if there are none. */
export function CourseResults({ list, text, categoryName, moreHref, onMore, onClear }: CourseResultsProps) {
  const { t } = useLingui();
  const counts = useCountLabels();
  const { courses, total, isProvisional, isLoadingMore, error, isFetching, retry } = list;
  const count = total === undefined ? undefined : counts.courses(total);
  const countLabel = count && categoryName ? t`${count} in ${categoryName}` : count;
  useCountAnnouncement(countLabel);
  const prepareFocus = useFocusFirstNewItem(coursesSectionId, courses.length);
  const hasNone = courses.length === 0;
  // Preloaded while online: an offline search may need them.
  usePreloadWhenIdle(lazyNoResults.preload, loadCovers);
  const isOffline = !useOnline() && isProvisional;
  const offlineHint = (
    <Text tone="muted">
      <Trans>Without a connection only the courses loaded so far are searched.</Trans>
    </Text>
  );
  if (error && hasNone) return <QueryFailure isPageSection error={error} retry={retry} isRetrying={isFetching} />;
  if (hasNone && isProvisional && !isOffline) return <CourseSkeletons label={t`Courses`} />;
  if (hasNone)
    return (
      <lazyNoResults.Component
        text={text}
        isFiltered={categoryName !== undefined}
        isOffline={isOffline}
        onClear={onClear}
        // Offline its code may be missing.
        fallback={isOffline && offlineHint}
      />
    );
  return (
    <Stack gap="s6" aria-busy={isProvisional}>
      <Text tone="muted">
        {count && categoryName ? (
          <Trans>
            {count} in <Bidi>{categoryName}</Bidi>
          </Trans>
        ) : (
          (count ?? counts.courses(courses.length))
        )}
      </Text>
      {isOffline && offlineHint}
      <CourseCards label={t`Courses`} courses={courses} />
      {error && <QueryFailure isPageSection error={error} retry={retry} isRetrying={isFetching} />}
      {!error && total !== undefined && courses.length < total && (
        <MoreButton
          isLoading={isLoadingMore}
          href={moreHref}
          onPress={() => {
            prepareFocus();
            onMore();
          }}
        />
      )}
    </Stack>
  );
}
