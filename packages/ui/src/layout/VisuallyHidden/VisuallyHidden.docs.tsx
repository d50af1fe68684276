import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('نص لقارئ الشاشة وحده.', 'Text for screen readers only.'),
  anatomy: [
    { name: 'children', description: createSentence('النص.', 'The text.') },
    { name: 'as', description: createSentence('العنصر، و`span` إن لم يُذكر.', 'The element; `span` by default.') },
  ],
  whenToUse: [
    createSentence(
      'لما يُفهم بالنظر من الموضع أو الشكل: «السعر» قبل سعر.',
      'For what sighted users understand from position or shape: “Price” before a price.',
    ),
  ],
  whenNotToUse: [
    createSentence('لنص يفيد الجميع: أظهره.', 'For text that helps everyone: show it.'),
    createSentence('لزر أيقونة: `IconButton` له `label`.', 'For an icon button: `IconButton` has a `label`.'),
    createSentence(
      'لما يقبل التركيز: من يرى الصفحة لا يعرف أين التركيز.',
      'For what takes the focus: sighted users would not know where the focus is.',
    ),
  ],
  pairs: [],
  content: [createSentence('كلمة أو اثنتان، كأنها ظاهرة.', 'One or two words, as if they were visible.')],
  keyboard: [],
  screenReader: [createSentence('يُقرأ في مكانه من المستند.', 'It is read in its place in the document.')],
  rightToLeft: [
    createSentence(
      'النص من لغة الصفحة، ويأخذ اتجاهها.',
      'The text is in the language of the page and has its direction.',
    ),
  ],
  related: [
    { part: 'layout/Text', description: createSentence('نص ظاهر.', 'Visible text.') },
    {
      part: 'actions/IconButton',
      description: createSentence('زر باسم لا يظهر.', 'A button with a name that is not visible.'),
    },
  ],
};
