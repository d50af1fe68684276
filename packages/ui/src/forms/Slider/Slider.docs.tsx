import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('قيمة أو مدى على خط.', 'A value or a range on a line.'),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'التسمية فوق الخط، وبجانبها القيمة.',
        'The label above the line, with the value beside it.',
      ),
    },
    {
      name: 'thumbs',
      description: createSentence('للمدى: اسم لكل مقبض.', 'For a range: a name for each thumb.'),
    },
    {
      name: 'formatValue',
      description: createSentence(
        'نص القيمة، كما يُرى وكما يُقرأ.',
        'The text of the value, as it is shown and announced.',
      ),
    },
    {
      name: 'showEnds',
      description: createSentence('أصغر قيمة وأكبرها تحت الخط.', 'The smallest and the largest value below the line.'),
    },
  ],
  whenToUse: [
    createSentence(
      'حين يهمّ الموضع أكثر من الرقم: مستوى الصوت، أو مدى السعر.',
      'If the position matters more than the exact number: volume, a price range.',
    ),
  ],
  whenNotToUse: [
    createSentence('لرقم يعرفه المستخدم: `NumberField`.', 'For a number that people know: `NumberField`.'),
    createSentence('لأقل من سبع قيم: `RadioGroup`.', 'For fewer than seven values: `RadioGroup`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التسمية اسم: «السعر». والوحدة في القيمة: «250 جنيهًا».',
      'The label is a noun: “Price”. The unit is in the value: “EGP 250”.',
    ),
    createSentence(
      'لكل مقبض اسمه: «أقل سعر» و«أعلى سعر».',
      'Each thumb has its own name: “Lowest price” and “Highest price”.',
    ),
    createSentence(
      'حمّل النتائج في `onChangeEnd`، لا أثناء السحب.',
      'Load results in `onChangeEnd`, not while dragging.',
    ),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: createSentence('يزيد وينقص.', 'Increases and decreases.') },
    {
      keys: ['←', '→'],
      description: createSentence(
        'يحرّك المقبض إلى تلك الجهة: ← يزيد بالعربية.',
        'Moves the thumb to that side: in Arabic ← increases.',
      ),
    },
    {
      keys: ['Page Up', 'Page Down'],
      description: createSentence('يغيّر القيمة بالعُشر.', 'Changes the value by a tenth.'),
    },
    { keys: ['Home', 'End'], description: createSentence('أصغر قيمة وأكبرها.', 'The smallest and the largest value.') },
  ],
  screenReader: [
    createSentence('«مستوى الصوت، شريط تمرير، 40».', '“Volume, slider, 40”.'),
    createSentence('في المدى يُقرأ اسم المقبض مع قيمته.', 'In a range each thumb is read with its name and value.'),
  ],
  rightToLeft: [
    createSentence(
      'يمتلئ الخط من بداية السطر: من اليمين بالعربية.',
      'The line fills from its start: from the right in Arabic.',
    ),
  ],
  related: [
    { part: 'forms/NumberField', description: createSentence('لرقم محدد.', 'For an exact number.') },
    { part: 'forms/RadioGroup', description: createSentence('لقيم قليلة.', 'For a few values.') },
  ],
};
