import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useAuditNames } from './useAuditNames.ts';

/** A changed value: lines of text, and whether it is code that runs from left to right. */
export interface AuditValue {
  lines: string[];
  isLtr: boolean;
}

const ltrFields = new Set([
  'email',
  'phone',
  'slug',
  'url',
  'website_url',
  'image',
  'file_key',
  'thumbnail_key',
  'file_type',
]);

/** Returns the labels of changed fields, as forms name them, and their values in words. */
export function useAuditFields() {
  const { t } = useLingui();
  const format = useFormat();
  const formatDateTime = useFormatDateTime();
  const { getRoleName } = useAuditNames();

  const labels: Record<string, string> = {
    name: t`Name`,
    email: t`Email`,
    email_confirmed_at: t`Email confirmed`,
    phone: t`Phone`,
    role: t`Role`,
    biography: t`Biography`,
    password: t`Password`,
    sessions: t`Open sessions`,
    two_step: t`Two-step verification`,
    passkey: t`Passkey`,
    recovery_codes: t`Recovery codes`,
    deletion_request: t`Deletion request`,
    expires_at: t`Valid until`,
    image: t`Image`,
    description: t`Description`,
    outcomes: t`What students learn`,
    audience: t`Who the course is for`,
    price_piastres: t`Price`,
    slug: t`Slug`,
    categories: t`Categories`,
    units: t`Units`,
    questions: t`Questions`,
    user_id: t`Account number`,
    course_id: t`Course number`,
    main_category_id: t`Main category number`,
    quiz_id: t`Quiz number`,
    question_id: t`Question number`,
    video_id: t`Video number`,
    summary_id: t`Summary number`,
    pending: t`Pending`,
    title: t`Title`,
    url: t`Application URL`,
    website_url: t`Website URL`,
    is_free: t`Free video`,
    chapters: t`Chapters`,
    duration: t({ message: 'Length', context: 'video' }),
    language: t`Language`,
    file_key: t`File`,
    file_type: t`File type`,
    size: t`File size`,
    file_size: t`File size`,
    thumbnail_key: t`Thumbnail`,
    is_home: t`Home recording`,
    is_revision: t`Revision recording`,
    lecture_name: t`Lecture name`,
    reason: t`Reason`,
    note: t`Note`,
    question_text: t`Question text`,
    explanation: t`Explanation`,
    option_text: t`Option`,
    is_correct: t`Correct option`,
    users_count: t`Subscribers`,
    videos_count: t`Videos`,
    records_count: t`Recordings`,
    pdfs_count: t`PDFs`,
    summaries_count: t`Summaries`,
    quizzes_count: t`Quizzes`,
    questions_count: t`Questions`,
    options_count: t`Options`,
    results_count: t`Results`,
    quiz_results_count: t`Results`,
    courses_count: t`Courses`,
    created_courses_count: t`Courses`,
    purchased_courses_count: t`Subscriptions`,
  };

  const getText = (field: string, value: string): string | string[] => {
    if (value === 'true') return t`Yes`;
    if (value === 'false') return t`No`;
    if (value === '***') return t`Not shown`;
    if (field === 'role' && (value === 'admin' || value === 'teacher' || value === 'user')) return getRoleName(value);
    if (field === 'price_piastres') return format.price(Number(value) / 100);
    if (field === 'duration') return format.duration(Number(value));
    if (field === 'size' || field === 'file_size') return format.fileSize(Number(value));
    if (field === 'deletion_request' && value === 'open') return t({ message: 'Open', context: 'deletion request' });
    if (field === 'deletion_request' && value === 'withdrawn') return t`Withdrawn`;
    if (field === 'expires_at' || field === 'email_confirmed_at') return formatDateTime(value);
    if (/_count$|^(sessions|recovery_codes)$/.test(field)) return format.number(Number(value));
    return value.startsWith('[') ? readList(value) : value.split('\n');
  };

  return {
    getLabel: (field: string): string => labels[field] ?? field,
    getValue: (field: string, value: string | null): AuditValue | undefined =>
      value === null || value === ''
        ? undefined
        : { lines: [getText(field, value)].flat(), isLtr: ltrFields.has(field) || field.endsWith('_id') },
  };
}

/** Reads a JSON list of texts, or of chapters. */
function readList(json: string): string[] {
  try {
    const items = JSON.parse(json) as unknown[];
    return items.map((item) => {
      if (typeof item === 'string') return item;
      const title = typeof item === 'object' && item !== null && 'title' in item ? item.title : undefined;
      return typeof title === 'string' ? title : JSON.stringify(item);
    });
  } catch {
    return [json];
  }
}
