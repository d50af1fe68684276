import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'اختيار ملفات من الجهاز، بزر أو بالسحب.',
    'Selects files from the device, by a button or by drag and drop.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'accept',
      description: createSentence(
        'الأنواع المقبولة، ويُفحص بها ما يُسحب أيضًا.',
        'The accepted types. They are checked for dropped files too.',
      ),
    },
    {
      name: 'acceptedLabel',
      description: createSentence(
        'الأنواع والحد مكتوبة: «PDF، حتى 100 ميجابايت».',
        'Types and limit in words: “PDF, up to 100 MB”.',
      ),
    },
    {
      name: 'isMultiple',
      description: createSentence(
        'يقبل أكثر من ملف، ويمكن ترتيبها.',
        'Accepts more than one file; their order can be changed.',
      ),
    },
    {
      name: 'getFileError',
      description: createSentence(
        'خطأ ملف بعينه، كخطأ من الخادم.',
        'The error of one file, such as one from the server.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لملفات دورة أو ملخص: PDF، مستند، تسجيل.',
      'For files of a course or a summary: a PDF, a document, a recording.',
    ),
  ],
  whenNotToUse: [
    createSentence('لصورة واحدة تُعاين: `ImageField`.', 'For one image with a preview: `ImageField`.'),
    createSentence('لعرض ملفات محفوظة: `FileList`.', 'To show saved files: `FileList`.'),
  ],
  pairs: [],
  content: [
    createSentence('قل الحدود قبل الاختيار، لا بعد الخطأ.', 'Say the limits before files are selected, not in an error.'),
    createSentence(
      'الخطأ عند الملف نفسه: «أكبر من 100 ميجابايت».',
      'The error is beside its file: “Larger than 100 MB”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر الاختيار، ثم إلى أزرار كل ملف.',
        'Moves to the button that selects files, then to the buttons of each file.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'يفتح نافذة الملفات، أو يرتّب الملف أو يحذفه.',
        'Opens the file dialog, or moves or removes the file.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'اسم الزر من التسمية ونصه، ومعه الأنواع المقبولة.',
      'The button is named by the label and its text, and described by the accepted types.',
    ),
    createSentence(
      'يُعلن ما أُضيف وما حُذف وما نُقل. وبعد الحذف ينتقل التركيز إلى الملف التالي.',
      'Adding, removing and moving are announced. After a file is removed, the next one gets the focus.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'اسم الملف معزول، فيبقى امتداده في مكانه.',
      'File names are isolated, so the extension stays in its place.',
    ),
  ],
  related: [
    { part: 'forms/ImageField', description: createSentence('لصورة واحدة.', 'For one image.') },
    { part: 'forms/UploadProgress', description: createSentence('تقدّم رفع الملف.', 'The progress of an upload.') },
    { part: 'learning/FileList', description: createSentence('ملفات محفوظة.', 'Saved files.') },
  ],
};
