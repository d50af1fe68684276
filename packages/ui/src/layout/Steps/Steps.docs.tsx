import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'تعليمات مرقّمة، يصل بين أرقامها خط.',
    'Numbered instructions, with a line that connects the numbers.',
  ),
  anatomy: [
    { name: 'items', description: createSentence('الخطوات بترتيبها.', 'The steps in order.') },
    { name: 'title', description: createSentence('جملة الخطوة.', 'The sentence of a step.') },
    {
      name: 'content',
      description: createSentence(
        'ما تحت الجملة: رقم يُنسخ، صورة.',
        'What is below the sentence: a number to copy, a picture.',
      ),
    },
    { name: 'icon', description: createSentence('أيقونة مكان الرقم.', 'An icon instead of the number.') },
    {
      name: 'layout',
      description: createSentence(
        '`row` يضع الخطوات القصيرة جنبًا إلى جنب على الشاشات العريضة.',
        '`row` places short steps side by side on wide screens.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لخطوات تُتّبع بترتيبها، كالدفع بالمحفظة.',
      'For steps that are followed in order, such as paying by wallet.',
    ),
  ],
  whenNotToUse: [
    createSentence('لعناصر بلا ترتيب: `Stack`.', 'For items without an order: `Stack`.'),
    createSentence(
      'لخطوات نموذج تظهر منها واحدة في كل مرة: `Stepper`.',
      'For the steps of a form that shows one step at a time: `Stepper`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'كل خطوة جملة أمر واحدة: «حوّل المبلغ إلى رقم المحفظة».',
      'Each step is one imperative sentence: “Transfer the amount to the wallet number”.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      'قائمة مرتّبة: «قائمة، 4 عناصر». الأرقام المرسومة لا تُقرأ، لأن القائمة تعدّ.',
      'An ordered list: “list, 4 items”. The drawn numbers are not read, because the list counts.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأرقام عند بداية السطر، كما يفضّلها المستخدم.',
      'The numbers are at the start of the line, in the digits that the user prefers.',
    ),
  ],
  related: [
    { part: 'layout/Stack', description: createSentence('عناصر بلا ترتيب.', 'Items without an order.') },
    { part: 'actions/CopyField', description: createSentence('رقم يُنسخ في خطوة.', 'A number to copy in a step.') },
  ],
};
