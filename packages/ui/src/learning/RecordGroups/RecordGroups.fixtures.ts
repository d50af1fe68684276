import type { Language } from '../../intl/digits.ts';
import { pdfLabels } from '../../media/PdfLink/PdfLink.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { RecordGroup, RecordLabels } from './records.ts';

/** Sample labels of the list. */
export const recordLabels: Record<Language, RecordLabels> = {
  ar: {
    ...pdfLabels.ar,
    kinds: { pdf: 'ملف PDF', doc: 'مستند', audio: 'ملف صوتي', video: 'فيديو' },
    locked: 'مقفل، اشترك للمشاهدة',
    playing: 'يُعرض الآن',
  },
  en: {
    ...pdfLabels.en,
    kinds: { pdf: 'PDF', doc: 'Document', audio: 'Sound', video: 'Video' },
    locked: 'Locked, subscribe to watch',
    playing: 'Now playing',
  },
};

const createGroups = (labels: {
  centre: string;
  home: string;
  revision: string;
  counts: string[];
  size: string;
}): RecordGroup[] => [
  {
    id: 'centre',
    title: labels.centre,
    count: labels.counts[0] ?? '',
    items: [
      { id: 1, title: 'شرح الباب الأول كاملًا', kind: 'audio', meta: '48:20' },
      { id: 2, title: texts.mixed, kind: 'video', meta: '1:02:33' },
      { id: 3, title: 'مذكرة الباب الأول', kind: 'pdf', meta: labels.size },
      { id: 4, title: texts.long, kind: 'doc' },
      { id: 5, title: texts.latin, kind: 'video', isLocked: true, meta: '33:00' },
      { id: 6, title: 'نموذج الامتحان', kind: 'pdf', isLocked: true },
    ],
  },
  {
    id: 'home',
    title: labels.home,
    count: labels.counts[1] ?? '',
    items: [{ id: 7, title: texts.short, kind: 'audio' }],
  },
  { id: 'revision', title: labels.revision, count: labels.counts[2] ?? '', items: [] },
];

/** Sample records of a course. */
export const recordGroups: Record<Language, readonly RecordGroup[]> = {
  ar: createGroups({
    centre: 'تسجيلات السنتر',
    home: 'تسجيلات المنزل',
    revision: 'تسجيلات المراجعة',
    size: '2.4 ميجابايت',
    counts: ['6 تسجيلات', 'تسجيل واحد', 'لا توجد تسجيلات'],
  }),
  en: createGroups({
    centre: 'Centre recordings',
    home: 'Home recordings',
    revision: 'Revision recordings',
    size: '2.4 MB',
    counts: ['6 recordings', '1 recording', 'No recordings'],
  }),
};
