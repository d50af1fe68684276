import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'ملخصات الطلاب لمحاضرات الدورة، مع ملف كل منها والتفاعلات.',
    'Summaries of lectures by students, each with its PDF and reactions.',
  ),
  anatomy: [
    {
      name: 'items',
      description: createSentence(
        'الملخصات: المحاضرة والكاتب والتفاعلات.',
        'The summaries: lecture, author and reactions.',
      ),
    },
    {
      name: 'fetchUrl',
      description: createSentence('تطلب عنوان الملف بعد الضغط.', 'Requests the address of the PDF when it is pressed.'),
    },
    {
      name: 'onReact',
      description: createSentence(
        'ترسل التفاعل. إن رُفض الوعد بقيت الحالة كما كانت.',
        'Sends a reaction. If its promise rejects, the previous state stays.',
      ),
    },
    {
      name: 'onLocked',
      description: createSentence('تُستدعى لملخص مقفل وتفاعلاته.', 'Called for a locked summary and its reactions.'),
    },
    {
      name: 'onEdit',
      description: createSentence(
        'تُستدعى من زر التعديل، لمن يملك تعديل الملخص.',
        'Called by the edit button, for those who may edit the summary.',
      ),
    },
    {
      name: 'onDelete',
      description: createSentence(
        'تُستدعى من زر الحذف. اسأل قبل الحذف.',
        'Called by the delete button. Ask before you delete.',
      ),
    },
    {
      name: 'onReport',
      description: createSentence(
        'تُستدعى من زر الإبلاغ. بعد الإبلاغ (`isReported`) تحل محله عبارة.',
        'Called by the report button. After reporting (`isReported`), a note takes its place.',
      ),
    },
    {
      name: 'onShowReports',
      description: createSentence(
        'تُستدعى من زر عدد البلاغات، لمن يراجعها.',
        'Called by the button with the number of reports, for those who decide on them.',
      ),
    },
    {
      name: 'action',
      description: createSentence(
        'بجوار العنوان: زر إضافة ملخص.',
        'Beside the heading: the button that adds a summary.',
      ),
    },
  ],
  whenToUse: [createSentence('في صفحة الدورة.', 'On the page of a course.')],
  whenNotToUse: [
    createSentence('لملفات يرفعها المدرّس: `FileList`.', 'For files of the teacher: `FileList`.'),
    createSentence(
      'لمراجعة الملخصات وحذفها بالجملة: `DataTable`.',
      'To review summaries and delete many: `DataTable`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('اسم المحاضرة كما كتبه الطالب.', 'The name of the lecture as the student wrote it.'),
    createSentence('القائمة الخالية تقول ذلك: «لا ملخصات بعد».', 'An empty list says so: “No summaries yet”.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'القائمة نفسها، ثم كل ملخص: ملفه، ثم البلاغات، ثم أزرار الإبلاغ والتعديل والحذف، ثم التفاعلات.',
        'The list itself, then each summary: its PDF, the reports, the report, edit and delete buttons, the reactions.',
      ),
    },
    {
      keys: ['↑', '↓'],
      description: createSentence('يمرّر القائمة وعليها التركيز.', 'Scrolls the list while it has the focus.'),
    },
  ],
  screenReader: [
    createSentence(
      'منطقة باسمها، وفيها قائمة. ملف كل ملخص زر: «المعادلات (يُفتح في علامة تبويب جديدة)».',
      'A named region with a list. Each PDF is a button: “Equations (opens in a new tab)”.',
    ),
    createSentence('كل زر يسمّي ملخصه.', 'Each button names its summary.'),
  ],
  rightToLeft: [
    createSentence(
      'اسم المحاضرة واسم الكاتب يتبعان اتجاه حروفهما.',
      'The names of the lecture and the author follow the direction of their letters.',
    ),
  ],
  related: [
    { part: 'learning/SummaryComposer', description: createSentence('إضافة ملخص.', 'Adds a summary.') },
    { part: 'learning/ReactionBar', description: createSentence('التفاعلات.', 'The reactions.') },
    { part: 'layout/ScrollRegion', description: createSentence('المنطقة التي تُمرَّر.', 'The region that scrolls.') },
  ],
};
