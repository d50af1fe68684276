import type { ChipItem } from './useChipMenu.tsx';

interface SampleChipProps {
  label: string;
  allLabel: string;
  removeLabel: (child: string) => string;
  allOfItemLabel: (item: string) => string;
  countLabel: (count: number) => string;
  items: ChipItem[];
}

/** Categories of a home page: two with sub-categories, three without. */
export const sampleChipProps: Record<'ar' | 'en', SampleChipProps> = {
  ar: {
    label: 'تصفية حسب القسم',
    allLabel: 'الكل',
    removeLabel: (child) => `إزالة ${child}`,
    allOfItemLabel: (item) => `كل دورات ${item}`,
    countLabel: (count) => `${count} دورة`,
    items: [
      {
        id: '1',
        label: 'الرياضيات',
        children: [
          { id: '11', label: 'الجبر', count: 12 },
          { id: '12', label: 'الهندسة الفراغية', count: 7 },
          { id: '13', label: 'التفاضل والتكامل', count: 1250 },
        ],
      },
      {
        id: '2',
        label: 'البرمجة',
        children: [
          { id: '21', label: 'HTML5 و CSS للمبتدئين', count: 3 },
          { id: '22', label: 'C++', count: 2 },
        ],
      },
      { id: '3', label: 'الفيزياء' },
      { id: '4', label: 'اللغة العربية' },
      { id: '5', label: 'مهارات الدراسة' },
    ],
  },
  en: {
    label: 'Filter by category',
    allLabel: 'All',
    removeLabel: (child) => `Remove ${child}`,
    allOfItemLabel: (item) => `All of ${item}`,
    countLabel: (count) => `${count} courses`,
    items: [
      {
        id: '1',
        label: 'Mathematics',
        children: [
          { id: '11', label: 'Algebra', count: 12 },
          { id: '12', label: 'Solid geometry', count: 7 },
          { id: '13', label: 'Calculus', count: 1250 },
        ],
      },
      {
        id: '2',
        label: 'Programming',
        children: [
          { id: '21', label: 'HTML5 and CSS', count: 3 },
          { id: '22', label: 'C++', count: 2 },
        ],
      },
      { id: '3', label: 'Physics' },
      { id: '4', label: 'Arabic' },
      { id: '5', label: 'Study skills' },
    ],
  },
};
