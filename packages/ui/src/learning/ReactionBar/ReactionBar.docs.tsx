import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أربعة تفاعلات مع ملخص، يختار الطالب واحدًا منها.',
    'Four reactions to a summary, of which a student chooses one.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'اسم المجموعة: «تفاعلك مع ملخص الباب الأول».',
        'The name of the group: “Your reaction to the summary of chapter 1”.',
      ),
    },
    {
      name: 'counts',
      description: createSentence('عدد كل تفاعل. الصفر لا يظهر.', 'The count of each reaction. A zero is not shown.'),
    },
    {
      name: 'selectedKind',
      description: createSentence('تفاعل المستخدم، أو `null`.', 'The reaction of the user, or `null`.'),
    },
    {
      name: 'onReact',
      description: createSentence(
        'ترسل التفاعل، و`null` تسحبه. أعد وعدًا (Promise).',
        'Sends a reaction; `null` withdraws it. Return a promise.',
      ),
    },
  ],
  whenToUse: [createSentence('لما يكتبه الطلاب: الملخصات.', 'For what students write: summaries.')],
  whenNotToUse: [
    createSentence('لتقييم من واحد إلى خمسة: `RadioGroup`.', 'For a rating of one to five: `RadioGroup`.'),
    createSentence('لتصفية قائمة: `ToggleChips`.', 'To filter a list: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم كلمة تقول ما يشعر به المستخدم: «أحببته»، «أدعمه».',
      'A name is one word that says what the user feels: “Love”, “Care”.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين التفاعلات الأربعة.', 'Moves between the four reactions.') },
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'يختار التفاعل، والضغط ثانيةً يسحبه.',
        'Chooses a reaction; pressing it again withdraws it.',
      ),
    },
  ],
  screenReader: [
    createSentence('«أعجبني، 12، زر تبديل، مضغوط».', '“Like, 12, toggle button, pressed”.'),
    createSentence(
      'بعد ردّ الخادم يُعلن ما حدث: «سُجّل تفاعلك: أعجبني».',
      'After the response, the outcome is announced: “Your reaction: Like”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'التفاعلات تبدأ من بداية السطر، والأيقونات لا تنعكس.',
      'The reactions begin at the start of the line; the icons are not mirrored.',
    ),
  ],
  related: [
    { part: 'learning/SummaryList', description: createSentence('الملخصات.', 'The summaries.') },
    { part: 'actions/ToggleChips', description: createSentence('تصفية قائمة.', 'Filters a list.') },
  ],
};
