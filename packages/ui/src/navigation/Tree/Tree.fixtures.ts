import { texts } from '../../stories/Texts.fixtures.ts';
import type { TreeLabels, TreeNode } from './Tree.tsx';

interface TreeTexts {
  label: string;
  labels: TreeLabels;
  items: readonly TreeNode[];
}

/** The content of a physics course. */
export const treeTexts: Record<'ar' | 'en', TreeTexts> = {
  ar: {
    label: 'محتوى الدورة',
    labels: { expand: 'فتح', collapse: 'طيّ' },
    items: [
      {
        id: 'electricity',
        title: 'الكهرباء',
        meta: '3 دروس',
        metaLabel: '3 دروس',
        children: [
          { id: 'current', title: 'التيار الكهربي', icon: 'circle-check', meta: '12 دقيقة', metaLabel: 'تم، 12 دقيقة' },
          { id: 'ohm', title: 'قانون أوم', icon: 'circle-play', meta: '18 دقيقة', metaLabel: '18 دقيقة' },
          { id: 'circuits', title: 'توصيل المقاومات', icon: 'circle-play', meta: '25 دقيقة', metaLabel: '25 دقيقة' },
        ],
      },
      {
        id: 'magnetism',
        title: 'المغناطيسية',
        meta: 'درسان',
        metaLabel: 'درسان',
        children: [
          { id: 'field', title: 'المجال المغناطيسي', icon: 'circle-play', meta: '20 دقيقة', metaLabel: '20 دقيقة' },
          { id: 'exam', title: 'اختبار الوحدة', icon: 'lock', meta: 'مقفل', metaLabel: 'مقفل', isDisabled: true },
        ],
      },
    ],
  },
  en: {
    label: 'Course content',
    labels: { expand: 'Expand', collapse: 'Collapse' },
    items: [
      {
        id: 'electricity',
        title: 'Electricity',
        meta: '3 lessons',
        metaLabel: '3 lessons',
        children: [
          { id: 'current', title: 'Electric current', icon: 'circle-check', meta: '12 min', metaLabel: 'done, 12 min' },
          { id: 'ohm', title: 'Ohm’s law', icon: 'circle-play', meta: '18 min', metaLabel: '18 min' },
          { id: 'circuits', title: 'Circuits of resistors', icon: 'circle-play', meta: '25 min', metaLabel: '25 min' },
        ],
      },
      {
        id: 'magnetism',
        title: 'Magnetism',
        meta: '2 lessons',
        metaLabel: '2 lessons',
        children: [
          { id: 'field', title: 'The magnetic field', icon: 'circle-play', meta: '20 min', metaLabel: '20 min' },
          {
            id: 'exam',
            title: 'Quiz of the unit',
            icon: 'lock',
            meta: 'Locked',
            metaLabel: 'locked',
            isDisabled: true,
          },
        ],
      },
    ],
  },
};

/** Long, vocalised and mixed titles, three levels deep. */
export const longTitleItems: readonly TreeNode[] = [
  {
    id: 'long',
    title: texts.long,
    children: [
      {
        id: 'mixed',
        title: texts.mixed,
        children: [
          { id: 'latin', title: texts.latin, icon: 'file-text', meta: '1:02:30', metaLabel: '1:02:30' },
          { id: 'unbroken', title: texts.unbroken, icon: 'circle-play', meta: '7/10', metaLabel: '7/10' },
        ],
      },
    ],
  },
];
