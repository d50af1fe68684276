import { getPdfQuery, getRecordQuery } from '@fanous/api-client/generated/queries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { CourseOutline, type CourseOutlineProps } from '@fanous/ui/learning/CourseOutline';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import type { CourseProgressView } from '../../shared/course/courseProgress.ts';
import { getRecordKind, isPlayable } from '../../shared/course/recordKind.ts';
import type { Course } from './courseAccess.ts';
import { getRowIdPrefix } from './courseItem.ts';
import { type CourseUnit, type UnitItem, withoutUnitItems } from './courseUnits.ts';
import { sumDurations } from './sumDurations.ts';
import { useDurationFormat } from './useDurationFormat.ts';
import { useExpandedSections } from './useExpandedSections.ts';
import { useRecordLabels } from './useRecordLabels.ts';
import { useVideoLabels } from './useVideoLabels.ts';

type OutlineItem = CourseOutlineProps['units'][number]['items'][number];

interface UnitOutlineProps {
  course: Course;
  units: readonly CourseUnit[];
  /** Whether items are locked for this viewer. */
  canSubscribe: boolean;
  /** The progress of the viewer, when it is known. */
  statusByVideo: CourseProgressView['statusByVideo'] | undefined;
  playingId: string | undefined;
  selectedId: string | undefined;
  onPress: (rowId: string) => void;
}

/** The units of a course with everything in them, and after them the videos that stand in no unit. */
export function UnitOutline(props: UnitOutlineProps) {
  const { course, units, statusByVideo, playingId, selectedId, onPress } = props;
  const { t } = useLingui();
  const recordLabels = useRecordLabels();
  const { free, watched } = useVideoLabels();
  const getItemProps = useItemProps(props);
  const getUnitMeta = useUnitMeta(statusByVideo !== undefined);
  const otherVideos = withoutUnitItems(course, units).videos.map((item) => ({ kind: 'video' as const, item }));
  const shown = otherVideos.length > 0 ? [...units, { title: t`Other videos`, items: otherVideos }] : units;
  return (
    <CourseOutline
      {...useExpandedSections(course.slug)}
      units={shown.map(({ title, items }, at) => {
        const rows = items.map(getItemProps);
        return { id: String(at), title, meta: getUnitMeta(rows, sumDurations(items)), items: rows };
      })}
      currentId={selectedId ?? playingId ?? null}
      playingId={playingId ?? null}
      onPress={onPress}
      labels={{ ...recordLabels, free, watched }}
    />
  );
}

/**
 * How much of a unit is done, or what it has if that is not known, and the length of its videos. Recordings and files cannot be
 * done.
 */
function useUnitMeta(isProgressKnown: boolean): (rows: readonly OutlineItem[], duration: number | null) => string {
  const { t } = useLingui();
  const format = useFormat();
  const formatDuration = useDurationFormat();
  const getCount = (rows: readonly OutlineItem[]) => {
    const countable = rows.filter(({ kind }) => kind === 'video' || kind === 'quiz');
    if (!isProgressKnown || countable.length === 0)
      return t`${plural(rows.length, { one: '# item', other: '# items' })}`;
    const done = format.number(countable.filter(({ isDone }) => isDone).length);
    const all = format.number(countable.length);
    return t`${done} of ${all} done`;
  };
  return (rows, duration) => format.plainList([getCount(rows), formatDuration(duration) ?? []].flat());
}

function useItemProps({ course, canSubscribe, statusByVideo }: UnitOutlineProps): (item: UnitItem) => OutlineItem {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const format = useFormat();
  const formatDuration = useDurationFormat();
  const recordLabels = useRecordLabels();
  // Links expire, so each press fetches a new one.
  const fetchPdfUrl = async (id: number) => {
    const query = getPdfQuery(api, { path: { id: course.id, pdf_id: id } });
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).url;
  };
  const fetchRecordUrl = async (id: number) => {
    const query = getRecordQuery(api, { path: { id: course.id, record_id: id } });
    const { record_url: url } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (url === null) throw new Error('The file of this record was removed.');
    return url;
  };
  return ({ kind, item }) => {
    const { id, title } = item;
    const shared = { title, isLocked: canSubscribe };
    if (kind === 'video') {
      const status = statusByVideo?.get(id);
      return {
        id: `${getRowIdPrefix('video')}${id}`,
        kind,
        title,
        isFree: item.is_free === 1,
        isLocked: canSubscribe && item.is_free === 0,
        isDone: status?.isWatched ?? false,
        watchedShare: status?.watchedShare,
        meta: status?.position ?? formatDuration(item.duration),
      };
    }
    if (kind === 'record') {
      const recordKind = getRecordKind(item.record_type);
      return {
        ...shared,
        id: `${getRowIdPrefix('record')}${id}`,
        kind: recordKind === 'audio' ? 'audio' : recordKind === 'video' ? 'recording' : 'file',
        kindLabel: recordKind === 'video' ? t`Recording` : recordLabels.kinds[recordKind],
        fetchUrl: isPlayable(item.record_type) ? undefined : () => fetchRecordUrl(id),
      };
    }
    if (kind === 'pdf')
      return {
        ...shared,
        id: `${getRowIdPrefix('file')}${id}`,
        kind: 'file',
        kindLabel: recordLabels.kinds.pdf,
        fetchUrl: () => fetchPdfUrl(id),
      };
    const result = item.my_result;
    const [mark, total] = [format.number(result?.mark ?? 0), format.number(result?.total ?? 0)];
    return {
      ...shared,
      id: `quiz-${id}`,
      kind,
      kindLabel: t`Quiz`,
      isDone: Boolean(result),
      meta: result && t`Your mark: ${mark} out of ${total}`,
      // Its page explains what opens it.
      href: paths.quiz.to({ id: course.id, quizId: id }),
    };
  };
}
