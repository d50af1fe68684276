import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اختيار واحد، وكل الاختيارات ظاهرة.', 'One choice, with all options visible.'),
  anatomy: [
    { name: 'label', description: createSentence('السؤال.', 'The question.') },
    {
      name: 'options',
      description: createSentence(
        'من اختيارين إلى ستة، ولكل منها شرح إن لزم.',
        'Two to six options, each with a description if needed.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لاختيارات قليلة تُقارن قبل الاختيار.', 'For a few options that people compare before they choose.'),
  ],
  whenNotToUse: [
    createSentence('لأكثر من ستة: `Select`.', 'For more than six: `Select`.'),
    createSentence('لنعم أو لا: `Checkbox` أو `Switch`.', 'For yes or no: `Checkbox` or `Switch`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'صيغة واحدة لكل الاختيارات: كلها أسماء أو كلها أفعال.',
      'The same form for all options: all nouns or all verbs.',
    ),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: createSentence('يغيّر الاختيار.', 'Changes the choice.') },
    { keys: ['Tab'], description: createSentence('يدخل المجموعة ويخرج منها.', 'Enters and leaves the group.') },
  ],
  screenReader: [
    createSentence(
      '«الدور، مجموعة. طالب، زر اختيار، محدد، 1 من 2».',
      '“Role, group. Student, radio button, selected, 1 of 2”.',
    ),
  ],
  rightToLeft: [createSentence('الدائرة عند بداية السطر.', 'The circle is at the start of the line.')],
  related: [
    { part: 'forms/Select', description: createSentence('لقائمة أطول.', 'For a longer list.') },
    { part: 'forms/Checkbox', description: createSentence('لعدة اختيارات.', 'For several choices.') },
  ],
};
