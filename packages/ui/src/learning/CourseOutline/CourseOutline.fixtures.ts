import type { Language } from '../../intl/digits.ts';
import { pdfLabels } from '../../media/PdfLink/PdfLink.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { OutlineLabels, OutlineUnit } from './outline.ts';

/** Sample labels of the outline. */
export const outlineLabels: Record<Language, OutlineLabels> = {
  ar: {
    ...pdfLabels.ar,
    playing: 'يُعرض الآن',
    locked: 'مقفل، للمشتركين',
    free: 'فيديو مجاني',
    watched: 'تمت مشاهدته',
  },
  en: {
    ...pdfLabels.en,
    playing: 'Now playing',
    locked: 'Locked, for subscribers',
    free: 'Free video',
    watched: 'Watched',
  },
};

interface KindLabels {
  audio: string;
  recording: string;
  file: string;
  quiz: string;
}

const createUnits = (done: string, mark: string, labels: KindLabels): readonly OutlineUnit[] => [
  {
    id: 'unit-1',
    title: 'الوحدة الأولى: التيار الكهربي',
    meta: done,
    items: [
      { id: 'video-1', kind: 'video', title: 'مقدمة الدورة وطريقة المذاكرة', isFree: true, isDone: true, meta: '4:12' },
      { id: 'video-2', kind: 'video', title: 'التيار الكهربي وقانون أوم', watchedShare: 0.6, meta: '13:00 / 21:40' },
      {
        id: 'file-1',
        kind: 'file',
        kindLabel: labels.file,
        title: 'ورقة قوانين الكهربية',
        fetchUrl: () => Promise.resolve('https://files.example/1.pdf'),
      },
      {
        id: 'record-1',
        kind: 'audio',
        kindLabel: labels.audio,
        title: 'حصة السنتر: مسائل الدوائر المركبة',
        meta: '52:40',
      },
      {
        id: 'quiz-1',
        kind: 'quiz',
        kindLabel: labels.quiz,
        title: 'اختبار الوحدة الأولى',
        isDone: true,
        meta: mark,
        href: '#quiz',
      },
    ],
  },
  {
    id: 'unit-2',
    title: texts.long,
    items: [
      { id: 'video-3', kind: 'video', title: texts.mixed, isFree: true },
      { id: 'video-4', kind: 'video', title: 'قانونا كيرشوف', isLocked: true, meta: '45:19' },
      { id: 'record-2', kind: 'recording', kindLabel: labels.recording, title: texts.latin, isLocked: true },
      { id: 'file-2', kind: 'file', kindLabel: labels.file, title: 'مذكرة الوحدة الثانية', isLocked: true },
      {
        id: 'quiz-2',
        kind: 'quiz',
        kindLabel: labels.quiz,
        title: 'اختبار الوحدة الثانية',
        isLocked: true,
        href: '#quiz',
      },
    ],
  },
];

/** Two units with every kind of item and every state. */
export const outlineUnits: Record<Language, readonly OutlineUnit[]> = {
  ar: createUnits('تم 2 من 5', 'درجتك: 7 من 10', {
    audio: 'تسجيل صوتي',
    recording: 'تسجيل',
    file: 'ملف PDF',
    quiz: 'اختبار',
  }),
  en: createUnits('2 of 5 done', 'Your mark: 7 of 10', {
    audio: 'Audio',
    recording: 'Recording',
    file: 'PDF file',
    quiz: 'Quiz',
  }),
};
