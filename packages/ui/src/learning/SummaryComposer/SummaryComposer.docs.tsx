import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'نموذج يضيف ملخصًا: اسم المحاضرة، ثم ملف PDF أو صور تُجمع في ملف على الجهاز.',
    'A form that adds a summary: the name of the lecture, and a PDF or photos that become one PDF on the device.',
  ),
  anatomy: [
    {
      name: 'onSubmit',
      description: createSentence(
        'تُستدعى بالاسم والملف. الصفحة ترفعه.',
        'Called with the name and the PDF. The page uploads it.',
      ),
    },
    { name: 'uploaded', description: createSentence('ما رُفع، بالنسبة المئوية.', 'How much is uploaded, in percent.') },
    {
      name: 'onCancel',
      description: createSentence(
        'توقف الرفع، ويبقى ما في النموذج.',
        'Cancels the upload; the form keeps its content.',
      ),
    },
    {
      name: 'errors',
      description: createSentence('أخطاء الخادم: `lecture_name` و`pdf`.', 'Server errors: `lecture_name` and `pdf`.'),
    },
    {
      name: 'limits',
      description: createSentence('حدود العدد والحجم والطول.', 'The limits of number, size and length.'),
    },
    {
      name: 'lessons',
      description: createSentence(
        'دروس الدورة، يختار منها الطالب اسم المحاضرة أو يكتب غيرها.',
        'The lessons of the course. The student chooses one as the name of the lecture, or types another.',
      ),
    },
    {
      name: 'isFileRequired',
      description: createSentence(
        '`false` لتعديل ملخص: يبقى ملفه إن لم يُختر غيره.',
        '`false` to change a summary: its file stays if no other one is chosen.',
      ),
    },
    { name: 'draft', description: createSentence('المسودة التي لم تُرسل.', 'The draft that was not sent.') },
  ],
  whenToUse: [createSentence('لملخص يرفعه طالب من هاتفه.', 'For a summary that a student uploads from a phone.')],
  whenNotToUse: [
    createSentence('لملف واحد في نموذج: `FileField`.', 'For one file in a form: `FileField`.'),
    createSentence('لصورة واحدة: `ImageField`.', 'For one picture: `ImageField`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التلميح يقول المقبول: «ملف PDF واحد، أو صور نجمعها لك في ملف».',
      'The hint says what is accepted: “One PDF, or photos that we combine into one”.',
    ),
    createSentence('خطأ الملف يذكر اسمه وما العمل.', 'The error of a file names it and says what to do.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'الاسم، ثم أزرار الملفات، ثم أزرار كل صورة، ثم زر الإرسال.',
        'The name, the file buttons, the buttons of each photo, then the submit button.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'على زر صورة: ينقلها أو يدوّرها أو يحذفها.',
        'On a button of a photo: moves, rotates or removes it.',
      ),
    },
  ],
  screenReader: [
    createSentence('كل صورة صفحة: «نقل الصفحة 2 إلى أعلى، زر».', 'Each photo is a page: “Move page 2 up, button”.'),
    createSentence(
      'النقل والتدوير والحذف تُعلن، والرفع يُعلن كل ربع.',
      'Moving, rotating and removing are announced; the upload is announced at each quarter.',
    ),
    createSentence(
      'السحب والإفلات إضافة: الأزرار تفعل الشيء نفسه.',
      'Drag and drop is an extra: the buttons do the same.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الصفحات من أعلى إلى أسفل، واسم الملف يتبع اتجاه حروفه.',
      'Pages go from top to bottom; the name of a file follows the direction of its letters.',
    ),
  ],
  related: [
    {
      part: 'learning/SummaryList',
      description: createSentence('الملخصات بعد رفعها.', 'The summaries after the upload.'),
    },
    { part: 'forms/FileField', description: createSentence('ملف واحد.', 'One file.') },
    { part: 'forms/UploadProgress', description: createSentence('تقدّم الرفع.', 'The progress of an upload.') },
  ],
};
