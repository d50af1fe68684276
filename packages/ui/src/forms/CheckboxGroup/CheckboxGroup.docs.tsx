import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('عدة اختيارات من قائمة قصيرة ظاهرة.', 'Several choices from a short, visible list.'),
  anatomy: [
    { name: 'label', description: createSentence('السؤال فوق المجموعة.', 'The question above the group.') },
    {
      name: 'options',
      description: createSentence(
        'الاختيارات، ولكل منها شرح إن لزم.',
        'The options, each with a description if needed.',
      ),
    },
    {
      name: 'selectAllLabel',
      description: createSentence('مربع يختار الكل.', 'A checkbox that checks all options.'),
    },
    {
      name: 'requiredMessage',
      description: createSentence('الخطأ إن لم يُختر شيء.', 'The error if nothing is checked.'),
    },
  ],
  whenToUse: [
    createSentence('لاختيار أي عدد من قائمة فيها من اختيارين إلى عشرة.', 'To choose any number of two to ten options.'),
  ],
  whenNotToUse: [
    createSentence('لاختيار واحد: `RadioGroup`.', 'For exactly one: `RadioGroup`.'),
    createSentence('لسؤال واحد بنعم أو لا: `Checkbox`.', 'For a single yes or no: `Checkbox`.'),
    createSentence('لتصفية قائمة: `ToggleChips`.', 'To filter a list: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'صيغة واحدة لكل الاختيارات: كلها أسماء أو كلها أفعال.',
      'The same form for all options: all nouns or all verbs.',
    ),
    createSentence(
      'الخطأ يذكر العدد: «اختر مادة واحدة على الأقل».',
      'The error names the number: “Select at least one subject”.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إلى الاختيار التالي.', 'Moves to the next option.') },
    { keys: ['Space'], description: createSentence('يختار ويلغي الاختيار.', 'Checks and unchecks.') },
  ],
  screenReader: [
    createSentence(
      '«المواد التي تدرّسها، مجموعة. الفيزياء، مربع اختيار، محدد».',
      '“Subjects that you teach, group. Physics, checkbox, checked”.',
    ),
    createSentence(
      'مربع الكل يُقرأ «محدد جزئيًا» إن اختير بعضها.',
      'The checkbox for all is read as “mixed” while some are checked.',
    ),
  ],
  rightToLeft: [createSentence('المربع عند بداية السطر.', 'The box is at the start of the line.')],
  related: [
    { part: 'forms/Checkbox', description: createSentence('لاختيار مفرد.', 'For a single option.') },
    { part: 'forms/RadioGroup', description: createSentence('لاختيار واحد من عدة.', 'For one of several.') },
    { part: 'actions/ToggleChips', description: createSentence('لتصفية قائمة.', 'To filter a list.') },
  ],
};
