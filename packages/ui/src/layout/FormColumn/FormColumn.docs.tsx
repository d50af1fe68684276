import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'عمود لصفحة نموذج، عرضه `36rem` على الأكثر.',
    'The column of a form page, `36rem` wide at most.',
  ),
  anatomy: [{ name: 'children', description: createSentence('النموذج.', 'The form.') }],
  whenToUse: [createSentence('لنموذج في صفحة من لوحة التحكم.', 'For a form on a page of the dashboard.')],
  whenNotToUse: [
    createSentence('لصفحة ليس فيها إلا نموذج: `AuthLayout`.', 'For a page with nothing but a form: `AuthLayout`.'),
    createSentence('لنص طويل: `Container` بعرض `measure`.', 'For running text: a `Container` of width `measure`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الحقول واحد تحت الآخر، بترتيب ملئها.',
      'Fields one below the other, in the order in which they are filled in.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence('لا دور له: تُقرأ الحقول بترتيبها.', 'It has no role: the fields are read in their order.'),
  ],
  rightToLeft: [
    createSentence(
      'العمود عند بداية السطر: في اليمين بالعربية.',
      'The column is at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'forms/Form', description: createSentence('النموذج نفسه.', 'The form itself.') },
    { part: 'layout/Container', description: createSentence('عرض النص والصفحات.', 'The width of texts and pages.') },
  ],
};
