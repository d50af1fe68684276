import { texts } from '../../stories/Texts.fixtures.ts';

/** Texts of the donut stories. */
export const donutLabels = {
  ar: {
    title: 'المستخدمون حسب الدور',
    summary: 'أكثرهم طلاب: 64%.',
    role: 'الدور',
    users: 'المستخدمون',
    share: 'النسبة',
    total: 'المجموع',
    table: 'عرض في جدول',
    chart: 'عرض في رسم بياني',
    empty: 'لا يوجد مستخدمون بعد',
    roles: ['طلاب', 'مدرّسون', 'مديرون'],
    answers: 'إجابات الاختبار',
    answersSummary: '6 إجابات صحيحة من 10.',
    answer: 'الإجابة',
    count: 'العدد',
    noAnswers: 'لا توجد إجابات بعد',
    answerKinds: ['صحيحة', 'خاطئة', 'بلا إجابة'],
    subjects: 'المشتركون حسب المادة',
    subject: 'المادة',
    subscribers: 'المشتركون',
  },
  en: {
    title: 'Users by role',
    summary: 'Most of them are students: 64%.',
    role: 'Role',
    users: 'Users',
    share: 'Share',
    total: 'Total',
    table: 'Show as a table',
    chart: 'Show as a chart',
    empty: 'No users yet',
    roles: ['Students', 'Teachers', 'Admins'],
    answers: 'Answers of the quiz',
    answersSummary: '6 of 10 answers are correct.',
    answer: 'Answer',
    count: 'Count',
    noAnswers: 'No answers yet',
    answerKinds: ['Correct', 'Wrong', 'Not answered'],
    subjects: 'Subscribers by subject',
    subject: 'Subject',
    subscribers: 'Subscribers',
  },
};
export type DonutLabels = (typeof donutLabels)['ar'];

const toData = (names: readonly string[], values: readonly number[]) =>
  names.map((label, index) => ({ label, value: values[index] ?? 0 }));

export const createRoleData = (labels: DonutLabels) => toData(labels.roles, [640, 280, 80]);
export const createAnswerData = (labels: DonutLabels, values: readonly number[]) => toData(labels.answerKinds, values);
/** Five parts with names that are long, vocalised, mixed or unbroken. The last one is tiny. */
export const longNameData = toData(
  [texts.short, texts.long, texts.mixed, texts.latin, texts.unbroken],
  [1250, 980, 640, 310, 4],
);

/** Props that the stories of users by role share. */
export const createRoleProps = (labels: DonutLabels) => ({
  title: labels.title,
  summary: labels.summary,
  labelHeader: labels.role,
  valueHeader: labels.users,
  shareHeader: labels.share,
  totalLabel: labels.total,
  tableLabel: labels.table,
  chartLabel: labels.chart,
  empty: labels.empty,
});
/** Props of the answers of a quiz. */
export const createAnswerProps = (labels: DonutLabels) => ({
  ...createRoleProps(labels),
  title: labels.answers,
  summary: labels.answersSummary,
  labelHeader: labels.answer,
  valueHeader: labels.count,
  empty: labels.noAnswers,
});
