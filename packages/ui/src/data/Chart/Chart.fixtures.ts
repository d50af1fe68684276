import type { ChartPoint } from './chartPoint.ts';

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
