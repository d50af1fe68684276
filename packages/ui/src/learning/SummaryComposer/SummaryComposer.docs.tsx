import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'نموذج يضيف ملخصًا: اسم المحاضرة، ثم ملف PDF أو صور تُجمع في ملف على الجهاز.',
    'A form that adds a summary: the name of the lecture, and a PDF or photos that become one PDF on the device.',
  ),
  anatomy: [
    {
      name: 'onSubmit',
      description: sentence(
        'تُستدعى بالاسم والملف. الصفحة ترفعه.',
        'Called with the name and the PDF. The page uploads it.',
      ),
    },
    { name: 'uploaded', description: sentence('ما رُفع، بالنسبة المئوية.', 'How much is uploaded, in percent.') },
    {
      name: 'onCancel',
      description: sentence('توقف الرفع، ويبقى ما في النموذج.', 'Cancels the upload; the form keeps its content.'),
    },
    {
      name: 'errors',
      description: sentence('أخطاء الخادم: `lecture_name` و`pdf`.', 'Server errors: `lecture_name` and `pdf`.'),
    },
    { name: 'limits', description: sentence('حدود العدد والحجم والطول.', 'The limits of number, size and length.') },
    { name: 'draft', description: sentence('المسودة التي لم تُرسل.', 'The draft that was not sent.') },
  ],
  whenToUse: [sentence('لملخص يرفعه طالب من هاتفه.', 'For a summary that a student uploads from a phone.')],
  whenNotToUse: [
    sentence('لملف واحد في نموذج: `FileField`.', 'For one file in a form: `FileField`.'),
    sentence('لصورة واحدة: `ImageField`.', 'For one picture: `ImageField`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التلميح يقول المقبول: «ملف PDF واحد، أو صور نجمعها لك في ملف».',
      'The hint says what is accepted: “One PDF, or photos that we combine into one”.',
    ),
    sentence('خطأ الملف يذكر اسمه وما العمل.', 'The error of a file names it and says what to do.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'الاسم، ثم أزرار الملفات، ثم أزرار كل صورة، ثم زر الإرسال.',
        'The name, the file buttons, the buttons of each photo, then the submit button.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: sentence(
        'على زر صورة: ينقلها أو يدوّرها أو يحذفها.',
        'On a button of a photo: moves, rotates or removes it.',
      ),
    },
  ],
  screenReader: [
    sentence('كل صورة صفحة: «نقل الصفحة 2 إلى أعلى، زر».', 'Each photo is a page: “Move page 2 up, button”.'),
    sentence(
      'النقل والتدوير والحذف تُعلن، والرفع يُعلن كل ربع.',
      'Moving, rotating and removing are announced; the upload is announced at each quarter.',
    ),
    sentence('السحب والإفلات إضافة: الأزرار تفعل الشيء نفسه.', 'Drag and drop is an extra: the buttons do the same.'),
  ],
  rightToLeft: [
    sentence(
      'الصفحات من أعلى إلى أسفل، واسم الملف يتبع اتجاه حروفه.',
      'Pages go from top to bottom; the name of a file follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'learning/SummaryList', description: sentence('الملخصات بعد رفعها.', 'The summaries after the upload.') },
    { part: 'forms/FileField', description: sentence('ملف واحد.', 'One file.') },
    { part: 'forms/UploadProgress', description: sentence('تقدّم الرفع.', 'The progress of an upload.') },
  ],
};
