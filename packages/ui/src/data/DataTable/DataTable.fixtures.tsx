import { Button } from '../../actions/Button/Button.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import type { DataTableColumn } from './DataTable.tsx';

/** Sample rows: short, with mixed directions, and long with full tashkeel. */
export const sampleResults = [
  { id: 1, quiz: 'اختبار الوحدة الأولى', course: 'الفيزياء للصف الثالث الثانوي', mark: 7, total: 10 },
  { id: 2, quiz: 'HTML5 و CSS للمبتدئين', course: 'تصميم صفحات الويب', mark: 10, total: 10 },
  {
    id: 3,
    quiz: 'إِعْرَابُ الْجُمْلَةِ الِاسْمِيَّةِ وَالنَّوَاسِخِ وَمَا يَتَعَلَّقُ بِهَا مِنْ أَحْكَامٍ وَتَدْرِيبَاتٍ',
    course: 'النحو الوافي',
    mark: 3,
    total: 8,
  },
];

export const tableLabels = {
  ar: {
    caption: 'نتائج اختباراتي، 3 نتائج',
    loadingCaption: 'نتائج الفصل الثاني',
    quiz: 'عنوان الاختبار',
    course: 'اسم الدورة',
    mark: 'الدرجة',
    // «7 / 10» would be shown as «10 / 7» in right-to-left text.
    outOf: (mark: number, total: number) => `${mark} من ${total}`,
    actions: 'إجراءات',
    review: (name: string) => `مراجعة ${name}`,
    reviewShort: 'مراجعة',
    empty: 'لا توجد نتائج اختبارات',
    failed: 'تعذّر التحميل',
    retry: 'إعادة المحاولة',
  },
  en: {
    caption: 'My quiz results, 3 results',
    loadingCaption: 'Results of the second term',
    quiz: 'Quiz name',
    course: 'Course name',
    mark: 'Mark',
    outOf: (mark: number, total: number) => `${mark} out of ${total}`,
    actions: 'Actions',
    review: (name: string) => `Review ${name}`,
    reviewShort: 'Review',
    empty: 'No quiz results found',
    failed: 'This could not be loaded',
    retry: 'Try Again',
  },
};

type Result = (typeof sampleResults)[number];

/** A row header, a column for wide screens, a number and an action. */
export const createResultColumns = (labels: (typeof tableLabels)['ar']): DataTableColumn<Result>[] => [
  { id: 'quiz', header: labels.quiz, isRowHeader: true, cell: ({ quiz }) => <Bidi>{quiz}</Bidi> },
  { id: 'course', header: labels.course, hideBelow: 'large', cell: ({ course }) => <Bidi>{course}</Bidi> },
  { id: 'mark', header: labels.mark, format: 'number', cell: ({ mark, total }) => labels.outOf(mark, total) },
  {
    id: 'actions',
    header: labels.actions,
    format: 'actions',
    cell: ({ quiz }) => (
      <Button variant="outline" size="dense" aria-label={labels.review(quiz)}>
        {labels.reviewShort}
      </Button>
    ),
  },
];
