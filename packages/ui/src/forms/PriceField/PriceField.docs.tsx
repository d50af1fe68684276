import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('سعر يظهر منسّقًا مع عملته أثناء الكتابة.', 'A price, shown with its currency while it is typed.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'description', description: sentence('تلميح تحت التسمية.', 'A hint below the label.') },
    {
      name: 'rangeMessage',
      description: sentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
    { name: 'maxValue', description: sentence('أعلى سعر. أقله 0.', 'The highest price. The lowest is 0.') },
  ],
  whenToUse: [
    sentence('لسعر دورة أو أي مبلغ يكتبه المستخدم.', 'For the price of a course, or any amount that users type.'),
  ],
  whenNotToUse: [
    sentence('لعرض سعر: `Price`.', 'To show a price: `Price`.'),
    sentence('لعدد ليس مالًا: `NumberField`.', 'For a number that is not money: `NumberField`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التسمية بلا عملة: النص بجانب الرقم يقولها، «1,250 جنيهًا».',
      'The label does not name the currency: the text beside the number does, “EGP 1,250”.',
    ),
  ],
  keyboard: [
    { keys: ['↑'], description: sentence('يزيد خمسة.', 'Adds five.') },
    { keys: ['↓'], description: sentence('ينقص خمسة.', 'Subtracts five.') },
  ],
  screenReader: [sentence('يُعلن السعر منسّقًا: «مجانًا» للصفر.', 'The formatted price is announced: “Free” for 0.')],
  rightToLeft: [sentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9 دائمًا.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.')],
  related: [
    { part: 'forms/NumberField', description: sentence('لما ليس مالًا.', 'For what is not money.') },
    { part: 'learning/Price', description: sentence('لعرض سعر.', 'To show a price.') },
  ],
};
