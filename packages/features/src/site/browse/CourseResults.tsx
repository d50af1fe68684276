import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { coursesAnchor } from '../../paths.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnounced } from '../../shared/hooks/useCountAnnounced.ts';
import { useOnline } from '../../shared/hooks/useOnline.ts';
import { CourseCards } from './CourseCards.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';
import { MoreButton } from './MoreButton.tsx';
import { lazyNoResults } from './lazyNoResults.ts';
import { useCounts } from './useCounts.ts';
import type { CourseList } from './useCourseList.ts';
import { useFirstOfNew } from './useFirstOfNew.ts';

interface CourseResultsProps {
  list: CourseList;
  /** What was searched for. */
  text: string;
  /** The category that is applied. */
  categoryName: string | undefined;
  /** The address with one page more. */
  moreHref: string;
  onMore: () => void;
  onClear: () => void;
}

/** The courses that were found, how many there are, and what to do when there are none. */
export function CourseResults({ list, text, categoryName, moreHref, onMore, onClear }: CourseResultsProps) {
  const { t } = useLingui();
  const counts = useCounts();
  const { courses, total, isProvisional, isLoadingMore, error, isRetrying, retry } = list;
  const count = total === undefined ? undefined : counts.courses(total);
  const found = count && categoryName ? t`${count} in ${categoryName}` : count;
  useCountAnnounced(found);
  const markNew = useFirstOfNew(coursesAnchor, courses.length);
  const hasNone = courses.length === 0;
  // While the network is still there: a search without it may find nothing.
  useEffect(() => runWhenIdle(() => void lazyNoResults.preload().catch(() => {})), []);
  const isOffline = !useOnline() && isProvisional;
  const loadedOnly = (
    <Text tone="muted">
      <Trans>Without a connection only the courses loaded so far are searched.</Trans>
    </Text>
  );
  if (error && hasNone) return <QueryFailure isPart error={error} retry={retry} isRetrying={isRetrying} />;
  if (hasNone && isProvisional && !isOffline) return <CourseSkeletons label={t`Courses`} />;
  if (hasNone)
    return (
      <lazyNoResults.Component
        text={text}
        isFiltered={categoryName !== undefined}
        isOffline={isOffline}
        onClear={onClear}
        // Without a network its code may be missing too.
        fallback={isOffline && loadedOnly}
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
      {isOffline && loadedOnly}
      <CourseCards label={t`Courses`} courses={courses} />
      {error && <QueryFailure isPart error={error} retry={retry} isRetrying={isRetrying} />}
      {!error && total !== undefined && courses.length < total && (
        <MoreButton
          isLoading={isLoadingMore}
          href={moreHref}
          onPress={() => {
            markNew();
            onMore();
          }}
        />
      )}
    </Stack>
  );
}
