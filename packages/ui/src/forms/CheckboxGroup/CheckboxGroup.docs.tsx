import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('عدة اختيارات من قائمة قصيرة ظاهرة.', 'Several choices from a short, visible list.'),
  anatomy: [
    { name: 'label', description: sentence('السؤال فوق المجموعة.', 'The question above the group.') },
    {
      name: 'options',
      description: sentence('الاختيارات، ولكل منها شرح إن لزم.', 'The options, each with a description if needed.'),
    },
    {
      name: 'selectAllLabel',
      description: sentence('مربع يختار الكل.', 'A checkbox that checks all options.'),
    },
    { name: 'requiredMessage', description: sentence('الخطأ إن لم يُختر شيء.', 'The error if nothing is checked.') },
  ],
  whenToUse: [
    sentence('لاختيار أي عدد من قائمة فيها من اختيارين إلى عشرة.', 'To choose any number of two to ten options.'),
  ],
  whenNotToUse: [
    sentence('لاختيار واحد: `RadioGroup`.', 'For exactly one: `RadioGroup`.'),
    sentence('لسؤال واحد بنعم أو لا: `Checkbox`.', 'For a single yes or no: `Checkbox`.'),
    sentence('لتصفية قائمة: `ToggleChips`.', 'To filter a list: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'صيغة واحدة لكل الاختيارات: كلها أسماء أو كلها أفعال.',
      'The same form for all options: all nouns or all verbs.',
    ),
    sentence(
      'الخطأ يذكر العدد: «اختر مادة واحدة على الأقل».',
      'The error names the number: “Select at least one subject”.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل إلى الاختيار التالي.', 'Moves to the next option.') },
    { keys: ['Space'], description: sentence('يختار ويلغي الاختيار.', 'Checks and unchecks.') },
  ],
  screenReader: [
    sentence(
      '«المواد التي تدرّسها، مجموعة. الفيزياء، مربع اختيار، محدد».',
      '“Subjects that you teach, group. Physics, checkbox, checked”.',
    ),
    sentence(
      'مربع الكل يُقرأ «محدد جزئيًا» إن اختير بعضها.',
      'The checkbox for all is read as “mixed” while some are checked.',
    ),
  ],
  rightToLeft: [sentence('المربع عند بداية السطر.', 'The box is at the start of the line.')],
  related: [
    { part: 'forms/Checkbox', description: sentence('لاختيار مفرد.', 'For a single option.') },
    { part: 'forms/RadioGroup', description: sentence('لاختيار واحد من عدة.', 'For one of several.') },
    { part: 'actions/ToggleChips', description: sentence('لتصفية قائمة.', 'To filter a list.') },
  ],
};
