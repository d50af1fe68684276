import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('رقم أو عنوان يُنسخ بضغطة.', 'A number or an address that is copied with one press.'),
  anatomy: [
    { name: 'label', description: createSentence('ما هو: «رقم المحفظة».', 'What it is: “Wallet number”.') },
    {
      name: 'value',
      description: createSentence(
        'القيمة كما تُعرض، والرقم الطويل في مجموعات.',
        'The value as it is shown; a long number in groups.',
      ),
    },
    {
      name: 'copyValue',
      description: createSentence(
        'ما يُنسخ إن اختلف عمّا يُعرض: الرقم بلا مسافات.',
        'What is copied, if it differs from what is shown: the number without spaces.',
      ),
    },
    {
      name: 'copiedLabel',
      description: createSentence(
        'تسمية الزر لمدة أربع ثوانٍ بعد النسخ، وتُعلن.',
        'The label of the button for four seconds after copying. It is announced.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لما يُكتب في تطبيق آخر: رقم محفظة، رابط دعوة.',
      'For what is needed in another app: a wallet number, an invitation link.',
    ),
  ],
  whenNotToUse: [
    createSentence('لما يعدّله المستخدم: `TextField`.', 'For what users edit: `TextField`.'),
    createSentence('لرابط يُفتح: `Link`.', 'For a link that is opened: `Link`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الزر يسمّي ما يُنسخ: «نسخ الرقم»، ثم «تم نسخ الرقم».',
      'The button names what it copies: “Copy number”, then “Number copied”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'ينسخ القيمة. وإن لم تُتَح الحافظة حدّدها لتُنسخ يدويًا.',
        'Copies the value. If the clipboard is not available, it selects the value so that users can copy it.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'القيمة نص يُقرأ مع تسميته، ثم «نسخ الرقم، زر».',
      'The value is text after its label, then “Copy number, button”.',
    ),
    createSentence('بعد النسخ يُعلن «تم نسخ الرقم».', 'After copying, “Number copied” is announced.'),
  ],
  rightToLeft: [
    createSentence(
      'القيمة معزولة من اليسار إلى اليمين، فلا تنعكس مجموعات الرقم.',
      'The value is isolated left to right, so that the groups of a number keep their order.',
    ),
  ],
  related: [
    { part: 'actions/Button', description: createSentence('لأي إجراء آخر.', 'For any other action.') },
    {
      part: 'data/KeyValue',
      description: createSentence('لقيم تُقرأ ولا تُنسخ.', 'For values that are read, not copied.'),
    },
  ],
};
