import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('خلفية لمحتوى.', 'A background for content.'),
  anatomy: [
    {
      name: 'background',
      description: createSentence(
        '`canvas` للصفحة، و`surface` للبطاقات، و`sunken` للمنخفض، و`raised` للمرتفع، وألوان الرسائل.',
        '`canvas` is the page, `surface` cards, `sunken` recessed areas, `raised` floating panels, and the colours of messages.',
      ),
    },
    { name: 'padding', description: createSentence('المسافة حول المحتوى.', 'The space around the content.') },
    {
      name: 'radius',
      description: createSentence(
        'استدارة الأركان. `signature` ركن واحد كبير.',
        'The corners. `signature` has one large curve.',
      ),
    },
    { name: 'clip', description: createSentence('يقصّ المحتوى عند الأركان.', 'Clips the content at the corners.') },
  ],
  whenToUse: [
    createSentence(
      'لشريط أو منطقة لها خلفية غير خلفية الصفحة.',
      'For a bar or an area with another background than the page.',
    ),
  ],
  whenNotToUse: [
    createSentence('لشيء واحد له إطار: `Card`.', 'For one thing with a border: `Card`.'),
    createSentence('لرسالة: `Banner`.', 'For a message: `Banner`.'),
  ],
  pairs: [],
  content: [createSentence('لا نصوص لها.', 'It has no texts of its own.')],
  keyboard: [],
  screenReader: [
    createSentence('لا دور لها، إلا ما تختاره بـ`as`.', 'It has no role, except that of the element in `as`.'),
  ],
  rightToLeft: [
    createSentence(
      'المنحنى الكبير في `signature` عند نهاية السطر، فينعكس.',
      'The large curve of `signature` is at the end of the line, so it is mirrored.',
    ),
  ],
  related: [
    { part: 'layout/Card', description: createSentence('شيء واحد له إطار.', 'One thing with a border.') },
    { part: 'feedback/Banner', description: createSentence('رسالة.', 'A message.') },
  ],
};
