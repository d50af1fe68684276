import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يفتح ملفًا في علامة تبويب جديدة، ويطلب عنوانه من الخادم عند الضغط.',
    'Opens a file in a new tab and requests its address from the server when it is pressed.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('اسم الملف.', 'The name of the file.') },
    {
      name: 'fetchUrl',
      description: createSentence(
        'تعيد العنوان. تُستدعى بعد فتح علامة التبويب.',
        'Returns the address. Called after the tab has opened.',
      ),
    },
    {
      name: 'labels',
      description: createSentence(
        'نصوص الحالات: جارٍ الفتح، تعذّر، جاهز.',
        'The texts of the states: pending, failed, ready.',
      ),
    },
    { name: 'meta', description: createSentence('الحجم أو النوع.', 'The size or the type.') },
    {
      name: 'variant',
      description: createSentence('`row` في قائمة، و`compact` في بطاقة.', '`row` in a list, `compact` in a card.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لملف لا يُعرف عنوانه قبل الضغط، كرابط مؤقت.',
      'For a file whose address is unknown until it is pressed, such as a temporary link.',
    ),
  ],
  whenNotToUse: [
    createSentence('لعنوان معروف: `Link` مع `isExternal`.', 'For a known address: `Link` with `isExternal`.'),
    createSentence('لعدة ملفات: `FileList`.', 'For several files: `FileList`.'),
  ],
  pairs: [],
  content: [createSentence('الاسم بلا «اضغط هنا» وبلا امتداد.', 'The name has no “click here” and no file extension.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينقل إليه التركيز.', 'Focuses it.') },
    { keys: ['Enter', 'Space'], description: createSentence('يفتح الملف.', 'Opens the file.') },
  ],
  screenReader: [
    createSentence(
      '«ملخص الباب الأول (يُفتح في علامة تبويب جديدة)، زر».',
      '“Summary of chapter 1 (opens in a new tab), button”.',
    ),
    createSentence(
      'تُعلن الحالة: «جارٍ فتح الملف». إن مُنعت علامة التبويب صار رابطًا وعليه التركيز.',
      'Its state is announced: “Opening the file”. If the browser blocked the tab, it becomes a link with the focus.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'أيقونة الملف عند بداية السطر، وسهم الفتح عند نهايته، وينعكس.',
      'The icon of the file is at the start of the line; the arrow at its end is mirrored.',
    ),
  ],
  related: [
    { part: 'learning/FileList', description: createSentence('عدة ملفات.', 'Several files.') },
    { part: 'actions/Link', description: createSentence('عنوان معروف.', 'A known address.') },
  ],
};
