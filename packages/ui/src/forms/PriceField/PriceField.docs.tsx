import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'سعر يظهر منسّقًا مع عملته أثناء الكتابة.',
    'A price, shown with its currency while it is typed.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'description', description: createSentence('تلميح تحت التسمية.', 'A hint below the label.') },
    {
      name: 'rangeMessage',
      description: createSentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
    { name: 'maxValue', description: createSentence('أعلى سعر. أقله 0.', 'The highest price. The lowest is 0.') },
  ],
  whenToUse: [
    createSentence('لسعر دورة أو أي مبلغ يكتبه المستخدم.', 'For the price of a course, or any amount that users type.'),
  ],
  whenNotToUse: [
    createSentence('لعرض سعر: `Price`.', 'To show a price: `Price`.'),
    createSentence('لعدد ليس مالًا: `NumberField`.', 'For a number that is not money: `NumberField`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التسمية بلا عملة: النص بجانب الرقم يقولها، «1,250 جنيهًا».',
      'The label does not name the currency: the text beside the number does, “EGP 1,250”.',
    ),
  ],
  keyboard: [
    { keys: ['↑'], description: createSentence('يزيد خمسة.', 'Adds five.') },
    { keys: ['↓'], description: createSentence('ينقص خمسة.', 'Subtracts five.') },
  ],
  screenReader: [createSentence('يُعلن السعر منسّقًا: «مجانًا» للصفر.', 'The formatted price is announced: “Free” for 0.')],
  rightToLeft: [createSentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9 دائمًا.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.')],
  related: [
    { part: 'forms/NumberField', description: createSentence('لما ليس مالًا.', 'For what is not money.') },
    { part: 'learning/Price', description: createSentence('لعرض سعر.', 'To show a price.') },
  ],
};
