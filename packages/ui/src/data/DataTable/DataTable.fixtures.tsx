import { Button } from '../../actions/Button/Button.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import type { DataTableColumn } from './DataTable.tsx';

/** Rows as a teacher meets them: short, mixed in direction, and long with full tashkeel. */
export const results = [
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

export const tableWords = {
  ar: {
    caption: 'نتائج اختباراتي، 3 نتائج',
    loadingCaption: 'نتائج الفصل الثاني',
    quiz: 'عنوان الاختبار',
    course: 'اسم الدورة',
    mark: 'الدرجة',
    // «7 / 10» is painted «10 / 7» where text runs from right to left.
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

type Result = (typeof results)[number];

/** A row header, a column for wide screens, a number and an action. */
export const resultColumns = (words: (typeof tableWords)['ar']): DataTableColumn<Result>[] => [
  { id: 'quiz', header: words.quiz, isRowHeader: true, cell: ({ quiz }) => <Bidi>{quiz}</Bidi> },
  { id: 'course', header: words.course, from: 'large', cell: ({ course }) => <Bidi>{course}</Bidi> },
  { id: 'mark', header: words.mark, kind: 'number', cell: ({ mark, total }) => words.outOf(mark, total) },
  {
    id: 'actions',
    header: words.actions,
    kind: 'actions',
    cell: ({ quiz }) => (
      <Button variant="outline" size="dense" aria-label={words.review(quiz)}>
        {words.reviewShort}
      </Button>
    ),
  },
];
