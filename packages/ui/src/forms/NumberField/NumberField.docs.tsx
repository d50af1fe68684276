import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('رقم يُعدّ به شيء.', 'A number that counts something.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'stepLabels',
      description: sentence('أسماء زري الزيادة والإنقاص.', 'The names of the buttons that increase and decrease.'),
    },
    {
      name: 'rangeMessage',
      description: sentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
  ],
  whenToUse: [sentence('لمدة، أو عدد، أو ترتيب.', 'For a duration, a count or a position.')],
  whenNotToUse: [
    sentence('للمال: `PriceField`.', 'For money: `PriceField`.'),
    sentence(
      'لهاتف: `PhoneField`. لرمز أو سنة ميلاد: `TextField`.',
      'For a phone number: `PhoneField`. For a code or a year of birth: `TextField`.',
    ),
  ],
  pairs: [],
  content: [
    sentence('اكتب الوحدة في التسمية: «المدة بالدقائق».', 'Write the unit in the label: “Duration in minutes”.'),
  ],
  keyboard: [
    { keys: ['↑'], description: sentence('يزيد.', 'Increases.') },
    { keys: ['↓'], description: sentence('ينقص.', 'Decreases.') },
  ],
  screenReader: [sentence('«مدة الاختبار بالدقائق، 30».', '“Quiz duration in minutes, 30”.')],
  rightToLeft: [sentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9 دائمًا.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.')],
  related: [
    { part: 'forms/PriceField', description: sentence('للمال.', 'For money.') },
    { part: 'forms/TextField', description: sentence('لما لا يُعدّ.', 'For what is not a count.') },
  ],
};
