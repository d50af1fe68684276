import type { Language } from '../../intl/digits.ts';
import { pdfLabels } from '../../media/PdfLink/PdfLink.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { FileItem, FileListProps } from './FileList.tsx';

/** Sample labels of the list. */
export const fileLabels: Record<Language, FileListProps['labels'] & { heading: string }> = {
  ar: { ...pdfLabels.ar, locked: 'مقفل، للمشتركين', heading: 'ملفات الدورة (PDF)' },
  en: { ...pdfLabels.en, locked: 'Locked, for subscribers', heading: 'Course files (PDF)' },
};

const createFiles = (unit: string): readonly FileItem[] => [
  { id: 1, title: 'مذكرة الوحدة الأولى', meta: `2.4 ${unit}` },
  { id: 2, title: texts.mixed },
  { id: 3, title: texts.long, isLocked: true },
  { id: 4, title: texts.latin, isLocked: true, meta: `1.1 ${unit}` },
];

/** Files of a course, two of them locked. */
export const files: Record<Language, readonly FileItem[]> = { ar: createFiles('ميجابايت'), en: createFiles('MB') };
