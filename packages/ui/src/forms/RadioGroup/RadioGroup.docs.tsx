import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اختيار واحد، وكل الاختيارات ظاهرة.', 'One choice, with all options visible.'),
  anatomy: [
    { name: 'label', description: sentence('السؤال.', 'The question.') },
    {
      name: 'options',
      description: sentence(
        'من اختيارين إلى ستة، ولكل منها شرح إن لزم.',
        'Two to six options, each with a description if needed.',
      ),
    },
  ],
  whenToUse: [
    sentence('لاختيارات قليلة تُقارن قبل الاختيار.', 'For a few options that people compare before they choose.'),
  ],
  whenNotToUse: [
    sentence('لأكثر من ستة: `Select`.', 'For more than six: `Select`.'),
    sentence('لنعم أو لا: `Checkbox` أو `Switch`.', 'For yes or no: `Checkbox` or `Switch`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'صيغة واحدة لكل الاختيارات: كلها أسماء أو كلها أفعال.',
      'The same form for all options: all nouns or all verbs.',
    ),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: sentence('يغيّر الاختيار.', 'Changes the choice.') },
    { keys: ['Tab'], description: sentence('يدخل المجموعة ويخرج منها.', 'Enters and leaves the group.') },
  ],
  screenReader: [
    sentence(
      '«الدور، مجموعة. طالب، زر اختيار، محدد، 1 من 2».',
      '“Role, group. Student, radio button, selected, 1 of 2”.',
    ),
  ],
  rightToLeft: [sentence('الدائرة عند بداية السطر.', 'The circle is at the start of the line.')],
  related: [
    { part: 'forms/Select', description: sentence('لقائمة أطول.', 'For a longer list.') },
    { part: 'forms/Checkbox', description: sentence('لعدة اختيارات.', 'For several choices.') },
  ],
};
