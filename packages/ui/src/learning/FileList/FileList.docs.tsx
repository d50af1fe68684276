import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'ملفات الدورة. يُفتح كل ملف في علامة تبويب جديدة.',
    'The files of a course. Each opens in a new tab.',
  ),
  anatomy: [
    {
      name: 'items',
      description: createSentence(
        'الملفات. المقفل منها يظهر ولا يُفتح.',
        'The files. A locked one is shown but does not open.',
      ),
    },
    {
      name: 'fetchUrl',
      description: createSentence('تطلب عنوان الملف بعد الضغط.', 'Requests the address of a file when it is pressed.'),
    },
    {
      name: 'onLocked',
      description: createSentence(
        'تُستدعى عند ضغط ملف مقفل: اشرح كيف يُفتح.',
        'Called when a locked file is pressed: explain how to get access.',
      ),
    },
    {
      name: 'labels',
      description: createSentence(
        'نصوص الحالات: جارٍ الفتح، تعذّر، جاهز، مقفل.',
        'The texts of the states: pending, failed, ready, locked.',
      ),
    },
    { name: 'labelledBy', description: createSentence('معرّف عنوان القائمة.', 'The id of the heading of the list.') },
  ],
  whenToUse: [
    createSentence(
      'لملفات على خادم يفحص الصلاحيات قبل أن يعيد عنوانها.',
      'For files on a server that checks permissions before it returns an address.',
    ),
  ],
  whenNotToUse: [
    createSentence('لملف واحد: `PdfLink`.', 'For one file: `PdfLink`.'),
    createSentence('لتسجيلات تُشغَّل في الصفحة: `RecordGroups`.', 'For recordings that play on the page: `RecordGroups`.'),
    createSentence('لعنوان معروف: `Link` مع `isExternal`.', 'For a known address: `Link` with `isExternal`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'اسم الملف كما يعرفه الطالب: «تمارين الباب الأول»، لا «scan_02.pdf».',
      'Name a file as students know it: “Exercises of chapter 1”, not “scan_02.pdf”.',
    ),
    createSentence(
      'نص القفل يقول لمن الملف: «مقفل، للمشتركين».',
      'The text of a lock says who has access: “Locked, for subscribers”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين الملفات، والمقفل منها أيضًا.', 'Moves between the files, locked ones too.'),
    },
    {
      keys: ['Enter'],
      description: createSentence('يفتح الملف، أو يشرح سبب القفل.', 'Opens the file, or explains why it is locked.'),
    },
  ],
  screenReader: [
    createSentence(
      '«تمارين الباب الأول (يُفتح في علامة تبويب جديدة)، زر».',
      '“Exercises of chapter 1 (opens in a new tab), button”.',
    ),
    createSentence(
      'المقفل: «أوراق المراجعة، مقفل، للمشتركين، زر».',
      'Locked: “Revision sheets, locked, for subscribers, button”.',
    ),
    createSentence('تُعلن حالة الفتح، وتعذّره أيضًا.', 'The state of opening is announced, and its failure too.'),
  ],
  rightToLeft: [
    createSentence(
      'أيقونة الملف عند بداية السطر، وسهم الفتح عند نهايته، وينعكس.',
      'The icon of the file is at the start of the line; the arrow at its end is mirrored.',
    ),
  ],
  related: [
    { part: 'media/PdfLink', description: createSentence('ملف واحد.', 'One file.') },
    { part: 'learning/RecordGroups', description: createSentence('التسجيلات.', 'The recordings.') },
  ],
};
