import type { SortableListItem, SortableListLabels } from './SortableList.tsx';

interface SortableTexts {
  label: string;
  labels: SortableListLabels;
  items: readonly SortableListItem[];
}

/** The lessons of a unit. */
export const sortableTexts: Record<'ar' | 'en', SortableTexts> = {
  ar: {
    label: 'ترتيب الدروس',
    labels: {
      menu: 'نقل',
      moveUp: 'نقل إلى أعلى',
      moveDown: 'نقل إلى أسفل',
      moved: (title, position, count) => `${title}: الموضع ${position} من ${count}`,
    },
    items: [
      { id: 'current', title: 'التيار الكهربي', description: '12 دقيقة' },
      { id: 'ohm', title: 'قانون أوم', description: '18 دقيقة' },
      { id: 'circuits', title: 'توصيل المقاومات', description: '25 دقيقة' },
      { id: 'exam', title: 'اختبار الوحدة', description: '10 أسئلة' },
    ],
  },
  en: {
    label: 'Order of the lessons',
    labels: {
      menu: 'Move',
      moveUp: 'Move up',
      moveDown: 'Move down',
      moved: (title, position, count) => `${title}: position ${position} of ${count}`,
    },
    items: [
      { id: 'current', title: 'Electric current', description: '12 min' },
      { id: 'ohm', title: 'Ohm’s law', description: '18 min' },
      { id: 'circuits', title: 'Circuits of resistors', description: '25 min' },
      { id: 'exam', title: 'Quiz of the unit', description: '10 questions' },
    ],
  },
};
