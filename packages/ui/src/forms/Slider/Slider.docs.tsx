import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('قيمة أو مدى على خط.', 'A value or a range on a line.'),
  anatomy: [
    {
      name: 'label',
      description: sentence(
        'التسمية فوق الخط، وبجانبها القيمة.',
        'The label above the line, with the value beside it.',
      ),
    },
    {
      name: 'thumbs',
      description: sentence('للمدى: اسم لكل مقبض.', 'For a range: a name for each thumb.'),
    },
    {
      name: 'formatValue',
      description: sentence('نص القيمة، كما يُرى وكما يُقرأ.', 'The text of the value, as it is shown and announced.'),
    },
    {
      name: 'showEnds',
      description: sentence('أصغر قيمة وأكبرها تحت الخط.', 'The smallest and the largest value below the line.'),
    },
  ],
  whenToUse: [
    sentence(
      'حين يهمّ الموضع أكثر من الرقم: مستوى الصوت، أو مدى السعر.',
      'If the position matters more than the exact number: volume, a price range.',
    ),
  ],
  whenNotToUse: [
    sentence('لرقم يعرفه المستخدم: `NumberField`.', 'For a number that people know: `NumberField`.'),
    sentence('لأقل من سبع قيم: `RadioGroup`.', 'For fewer than seven values: `RadioGroup`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التسمية اسم: «السعر». والوحدة في القيمة: «250 جنيهًا».',
      'The label is a noun: “Price”. The unit is in the value: “EGP 250”.',
    ),
    sentence(
      'لكل مقبض اسمه: «أقل سعر» و«أعلى سعر».',
      'Each thumb has its own name: “Lowest price” and “Highest price”.',
    ),
    sentence('حمّل النتائج في `onChangeEnd`، لا أثناء السحب.', 'Load results in `onChangeEnd`, not while dragging.'),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: sentence('يزيد وينقص.', 'Increases and decreases.') },
    {
      keys: ['←', '→'],
      description: sentence(
        'يحرّك المقبض إلى تلك الجهة: ← يزيد بالعربية.',
        'Moves the thumb to that side: in Arabic ← increases.',
      ),
    },
    { keys: ['Page Up', 'Page Down'], description: sentence('يغيّر القيمة بالعُشر.', 'Changes the value by a tenth.') },
    { keys: ['Home', 'End'], description: sentence('أصغر قيمة وأكبرها.', 'The smallest and the largest value.') },
  ],
  screenReader: [
    sentence('«مستوى الصوت، شريط تمرير، 40».', '“Volume, slider, 40”.'),
    sentence('في المدى يُقرأ اسم المقبض مع قيمته.', 'In a range each thumb is read with its name and value.'),
  ],
  rightToLeft: [
    sentence(
      'يمتلئ الخط من بداية السطر: من اليمين بالعربية.',
      'The line fills from its start: from the right in Arabic.',
    ),
  ],
  related: [
    { part: 'forms/NumberField', description: sentence('لرقم محدد.', 'For an exact number.') },
    { part: 'forms/RadioGroup', description: sentence('لقيم قليلة.', 'For a few values.') },
  ],
};
