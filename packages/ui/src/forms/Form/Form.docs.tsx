import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'نموذج: يجمع القيم، ويعرض الأخطاء، ويمنع الإرسال مرتين.',
    'A form: collects the values, shows the errors and prevents submitting twice.',
  ),
  anatomy: [
    { name: 'children', description: createSentence('الحقول، ثم `FormActions`.', 'The fields, then `FormActions`.') },
    {
      name: 'errorTitle',
      description: createSentence(
        'عنوان ملخص الأخطاء، وكل خطأ فيه رابط إلى حقله.',
        'The title of the error summary. Each error links to its field.',
      ),
    },
    {
      name: 'errors',
      description: createSentence(
        'أخطاء الخادم، ومفاتيحها أسماء الحقول.',
        'Server errors, with the names of the fields as keys.',
      ),
    },
  ],
  whenToUse: [createSentence('لكل ما يُكتب ثم يُرسل.', 'For everything that is filled in and then submitted.')],
  whenNotToUse: [
    createSentence(
      'لبحث يتغيّر مع الكتابة: `SearchField` وحده.',
      'For a search that updates while typing: `SearchField` alone.',
    ),
    createSentence('لسؤال بنعم أو لا: `ConfirmDialog`.', 'For a yes-or-no question: `ConfirmDialog`.'),
  ],
  pairs: [],
  content: [
    createSentence('علّم الاختياري، لا المطلوب.', 'Mark optional fields, not required ones.'),
    createSentence('زر الإرسال يسمّي الإجراء: «حفظ الدورة».', 'The submit button names the action: “Save course”.'),
  ],
  keyboard: [
    {
      keys: ['Enter'],
      description: createSentence(
        'يرسل النموذج من أي حقل من سطر واحد.',
        'Submits the form from any field of one line.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'مع خطأ واحد ينتقل التركيز إلى حقله، ومع أكثر ينتقل إلى عنوان الملخص.',
      'With one error, the focus moves to its field. With several, it moves to the title of the summary.',
    ),
  ],
  rightToLeft: [
    createSentence('الأزرار عند بداية السطر: «حفظ» أولها.', 'The buttons are at the start of the line, “Save” first.'),
  ],
  related: [
    { part: 'forms/TextField', description: createSentence('أكثر الحقول استعمالًا.', 'The most common field.') },
    { part: 'forms/FormActions', description: createSentence('أزرار النموذج.', 'The buttons of the form.') },
  ],
};
