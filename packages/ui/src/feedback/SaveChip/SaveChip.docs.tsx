import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('حالة مسودة تُحفظ تلقائيًا.', 'The state of a draft that is saved automatically.'),
  anatomy: [
    {
      name: 'state',
      description: createSentence(
        '`saving` أو `saved` أو `failed`. و`null` تُخفي النص وتُبقي مكانه.',
        '`saving`, `saved` or `failed`. `null` hides the text and keeps its space.',
      ),
    },
    { name: 'labels', description: createSentence('نص كل حالة.', 'The text of each state.') },
  ],
  whenToUse: [
    createSentence(
      'بجانب ما يُحفظ دون زر: إجابات اختبار، مسودة ملخص.',
      'Beside what is saved without a button: answers of a quiz, the draft of a summary.',
    ),
  ],
  whenNotToUse: [
    createSentence('بعد الضغط على «حفظ»: `Toast`.', 'After pressing “Save”: `Toast`.'),
    createSentence('حين يجب أن يفعل المستخدم شيئًا: `Banner`.', 'If the user must do something: `Banner`.'),
  ],
  pairs: [],
  content: [
    createSentence('كلمتان أو ثلاث: «جارٍ الحفظ»، «تم الحفظ».', 'Two or three words: “Saving”, “Saved”.'),
    createSentence(
      'الفشل يقول ما سيحدث: «لم يُحفظ، سنعيد المحاولة».',
      'A failure says what will happen: “Not saved, we will try again”.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      'يُعلن الحفظ والفشل فقط. «جارٍ الحفظ» يأتي مع كل توقف عن الكتابة، فلا يُعلن.',
      'Only success and failure are announced. “Saving” comes with every pause in typing, so it is not announced.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأيقونة عند بداية السطر. والعرض ثابت، فلا يتحرك ما حولها.',
      'The icon is at the start of the line. The width is fixed, so nothing around it moves.',
    ),
  ],
  related: [
    { part: 'feedback/Toast', description: createSentence('نتيجة إجراء.', 'The result of an action.') },
    { part: 'feedback/Banner', description: createSentence('رسالة تبقى.', 'A message that stays.') },
  ],
};
