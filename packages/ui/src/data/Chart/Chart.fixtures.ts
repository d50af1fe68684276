import { texts } from '../../stories/Texts.fixtures.ts';
import type { ChartGroup, ChartPoint } from './chartPoint.ts';

export const chartLabels = {
  ar: {
    title: 'المشتركون الجدد في كل شهر',
    summary: 'زاد العدد من 12 في يناير إلى 128 في سبتمبر.',
    daily: 'المشتركون الجدد في كل يوم من أكتوبر',
    dailySummary: 'أعلى عدد 52، يوم 11 أكتوبر.',
    dayHeader: 'اليوم',
    yearly: 'المشتركون الجدد في العام',
    yearlySummary: 'نقص العدد من 140 في يناير إلى 41 في ديسمبر.',
    marks: 'متوسط الدرجات في كل اختبار',
    marksSummary: 'أعلى متوسط 8.5 في الاختبار الثالث.',
    quiz: (number: number) => `اختبار ${number}`,
    day: (number: number) => `${number} أكتوبر`,
    month: 'الشهر',
    quizHeader: 'الاختبار',
    value: 'المشتركون',
    mark: 'الدرجة',
    subscribers: (value: number) => `${value} مشتركًا`,
    table: 'عرض في جدول',
    chart: 'عرض في رسم بياني',
    empty: 'لا توجد بيانات بعد',
    months: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر'],
    lastMonths: ['أكتوبر', 'نوفمبر', 'ديسمبر'],
    bySubject: 'المشتركون الجدد حسب المادة',
    bySubjectSummary: 'الفيزياء هي الأولى في كل شهر.',
    subjects: ['الفيزياء', 'الكيمياء', 'الأحياء', 'الرياضيات', 'اللغة العربية'],
    total: 'المجموع',
  },
  en: {
    title: 'New subscribers each month',
    summary: 'It grew from 12 in January to 128 in September.',
    daily: 'New subscribers each day of October',
    dailySummary: 'The highest is 52, on 11 October.',
    dayHeader: 'Day',
    yearly: 'New subscribers of the year',
    yearlySummary: 'It fell from 140 in January to 41 in December.',
    marks: 'Average mark of each quiz',
    marksSummary: 'The highest average is 8.5, in the third quiz.',
    quiz: (number: number) => `Quiz ${number}`,
    day: (number: number) => `${number} October`,
    month: 'Month',
    quizHeader: 'Quiz',
    value: 'Subscribers',
    mark: 'Mark',
    subscribers: (value: number) => `${value} subscribers`,
    table: 'Show as a table',
    chart: 'Show as a chart',
    empty: 'No data yet',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
    lastMonths: ['October', 'November', 'December'],
    bySubject: 'New subscribers by subject',
    bySubjectSummary: 'Physics is first in every month.',
    subjects: ['Physics', 'Chemistry', 'Biology', 'Mathematics', 'Arabic'],
    total: 'Total',
  },
};
export type ChartLabels = (typeof chartLabels)['ar'];

const counts = [12, 30, 24, 41, 66, 58, 73, 101, 128];
export const createMonthlyData = (labels: ChartLabels): ChartPoint[] =>
  labels.months.map((label, index) => ({ label, value: counts[index] ?? 0 }));
/** Twelve months with long labels, which overlap most easily. */
export const createYearlyData = (labels: ChartLabels): ChartPoint[] =>
  [...labels.months, ...labels.lastMonths].map((label, index) => ({ label, value: 140 - index * 9 }));
export const createQuizData = (labels: ChartLabels): ChartPoint[] =>
  [6.2, 7.4, 8.5, 5].map((value, index) => ({ label: labels.quiz(index + 1), value }));
export const createDailyData = (labels: ChartLabels): ChartPoint[] =>
  Array.from({ length: 31 }, (_, index) => ({
    label: labels.day(index + 1),
    axisLabel: `${index + 1}`,
    value: (index * 37) % 53,
  }));

/** The first six months of the first subjects. Each subject has fewer subscribers than the one before. */
export const createSubjectData = (labels: ChartLabels, seriesCount: number): ChartGroup[] =>
  labels.months.slice(0, 6).map((label, index) => ({
    label,
    values: Array.from({ length: seriesCount }, (_, at) => (counts[index] ?? 0) + 60 - at * 14),
  }));
/** The second subject begins in the third month; the third one has no subscriber at first. */
export const createUnevenData = (labels: ChartLabels): ChartGroup[] =>
  createSubjectData(labels, 3).map(({ label, values }, index) => ({
    label,
    values: values.map((value, at) => (at === 1 && index < 2 ? null : at === 2 && index < 3 ? 0 : value)),
  }));
/** Names that are long, vocalised, mixed or unbroken. */
export const longNames = [texts.long, texts.mixed, texts.latin, texts.unbroken];

/** Props that the charts of subjects share. */
export const createSubjectProps = (labels: ChartLabels, seriesCount: number) => ({
  title: labels.bySubject,
  summary: labels.bySubjectSummary,
  labelHeader: labels.month,
  series: labels.subjects.slice(0, seriesCount),
  tableLabel: labels.table,
  chartLabel: labels.chart,
  empty: labels.empty,
});

/** Props that the subscriber charts share. */
export const createSubscriberChartProps = (labels: ChartLabels) => ({
  title: labels.title,
  summary: labels.summary,
  labelHeader: labels.month,
  valueHeader: labels.value,
  formatValue: labels.subscribers,
  tableLabel: labels.table,
  chartLabel: labels.chart,
  empty: labels.empty,
});
