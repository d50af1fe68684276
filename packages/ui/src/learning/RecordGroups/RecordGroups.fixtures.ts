import type { Language } from '../../intl/digits.ts';
import { pdfLabels } from '../../media/PdfLink/PdfLink.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { RecordGroup, RecordLabels } from './records.ts';

/** The words a page gives the list. */
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

const groups = (words: {
  centre: string;
  home: string;
  revision: string;
  counts: string[];
  size: string;
}): RecordGroup[] => [
  {
    id: 'centre',
    title: words.centre,
    count: words.counts[0] ?? '',
    items: [
      { id: 1, title: 'شرح الباب الأول كاملًا', kind: 'audio', meta: '48:20' },
      { id: 2, title: texts.mixed, kind: 'video', meta: '1:02:33' },
      { id: 3, title: 'مذكرة الباب الأول', kind: 'pdf', meta: words.size },
      { id: 4, title: texts.long, kind: 'doc' },
      { id: 5, title: texts.latin, kind: 'video', isLocked: true, meta: '33:00' },
      { id: 6, title: 'نموذج الامتحان', kind: 'pdf', isLocked: true },
    ],
  },
  {
    id: 'home',
    title: words.home,
    count: words.counts[1] ?? '',
    items: [{ id: 7, title: texts.short, kind: 'audio' }],
  },
  { id: 'revision', title: words.revision, count: words.counts[2] ?? '', items: [] },
];

/** The records of a course, as teachers upload them. */
export const recordGroups: Record<Language, readonly RecordGroup[]> = {
  ar: groups({
    centre: 'تسجيلات السنتر',
    home: 'تسجيلات المنزل',
    revision: 'تسجيلات المراجعة',
    size: '2.4 ميجابايت',
    counts: ['6 تسجيلات', 'تسجيل واحد', 'لا توجد تسجيلات'],
  }),
  en: groups({
    centre: 'Centre recordings',
    home: 'Home recordings',
    revision: 'Revision recordings',
    size: '2.4 MB',
    counts: ['6 recordings', '1 recording', 'No recordings'],
  }),
};
