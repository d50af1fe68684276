import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('رقم يُعدّ به شيء.', 'A number that counts something.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'stepLabels',
      description: createSentence('أسماء زري الزيادة والإنقاص.', 'The names of the buttons that increase and decrease.'),
    },
    {
      name: 'rangeMessage',
      description: createSentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
  ],
  whenToUse: [createSentence('لمدة، أو عدد، أو ترتيب.', 'For a duration, a count or a position.')],
  whenNotToUse: [
    createSentence('للمال: `PriceField`.', 'For money: `PriceField`.'),
    createSentence(
      'لهاتف: `PhoneField`. لرمز أو سنة ميلاد: `TextField`.',
      'For a phone number: `PhoneField`. For a code or a year of birth: `TextField`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('اكتب الوحدة في التسمية: «المدة بالدقائق».', 'Write the unit in the label: “Duration in minutes”.'),
  ],
  keyboard: [
    { keys: ['↑'], description: createSentence('يزيد.', 'Increases.') },
    { keys: ['↓'], description: createSentence('ينقص.', 'Decreases.') },
  ],
  screenReader: [createSentence('«مدة الاختبار بالدقائق، 30».', '“Quiz duration in minutes, 30”.')],
  rightToLeft: [createSentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9 دائمًا.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.')],
  related: [
    { part: 'forms/PriceField', description: createSentence('للمال.', 'For money.') },
    { part: 'forms/TextField', description: createSentence('لما لا يُعدّ.', 'For what is not a count.') },
  ],
};
