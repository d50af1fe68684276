import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('نص لقارئ الشاشة وحده.', 'Text for screen readers only.'),
  anatomy: [
    { name: 'children', description: sentence('النص.', 'The text.') },
    { name: 'as', description: sentence('العنصر، و`span` إن لم يُذكر.', 'The element; `span` by default.') },
  ],
  whenToUse: [
    sentence(
      'لما يُفهم بالنظر من الموضع أو الشكل: «السعر» قبل سعر.',
      'For what sighted users understand from position or shape: “Price” before a price.',
    ),
  ],
  whenNotToUse: [
    sentence('لنص يفيد الجميع: أظهره.', 'For text that helps everyone: show it.'),
    sentence('لزر أيقونة: `IconButton` له `label`.', 'For an icon button: `IconButton` has a `label`.'),
    sentence(
      'لما يقبل التركيز: من يرى الصفحة لا يعرف أين التركيز.',
      'For what takes the focus: sighted users would not know where the focus is.',
    ),
  ],
  pairs: [],
  content: [sentence('كلمة أو اثنتان، كأنها ظاهرة.', 'One or two words, as if they were visible.')],
  keyboard: [],
  screenReader: [sentence('يُقرأ في مكانه من المستند.', 'It is read in its place in the document.')],
  rightToLeft: [
    sentence('النص من لغة الصفحة، ويأخذ اتجاهها.', 'The text is in the language of the page and has its direction.'),
  ],
  related: [
    { part: 'layout/Text', description: sentence('نص ظاهر.', 'Visible text.') },
    {
      part: 'actions/IconButton',
      description: sentence('زر باسم لا يظهر.', 'A button with a name that is not visible.'),
    },
  ],
};
