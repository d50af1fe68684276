/** A message of a dialog. */
interface Message {
  title: string;
  text: string;
}

/** Every word of the editor. Functions get numbers, so that each language inflects its own sentence. */
export interface OptionsLabels {
  /** Names the set: «الاختيارات» */
  legend: string;
  /** Stays in view under it: «من اختيارين إلى خمسة، واحد منها هو الصحيح.» */
  hint?: string;
  /** The field: «الاختيار 2» */
  option: (number: number) => string;
  /** Beside each radio: «الإجابة الصحيحة» */
  correct: string;
  /** Names the radio, beginning with `correct`: «الإجابة الصحيحة: الاختيار 2» */
  markCorrect: (number: number) => string;
  /** «إضافة اختيار» */
  add: string;
  /** «إزالة الاختيار 2» */
  remove: (number: number) => string;
  /** «نقل الاختيار 2 إلى أعلى» */
  moveUp: (number: number) => string;
  moveDown: (number: number) => string;
  /** Said when one was added: «أُضيف الاختيار 4 من 5» */
  added: (number: number, max: number) => string;
  /** Said when one was removed, and how many are left: «حُذف الاختيار 3، بقيت 4 اختيارات» */
  removed: (number: number, left: number) => string;
  /** Said when one was moved: «أصبح الاختيار في الموضع 1 من 4» */
  moved: (place: number, total: number) => string;
  /** «أدخل نص الاختيار 2» */
  textRequired: (number: number) => string;
  /** Two options say the same: «الاختيار 3 مكرر» */
  textRepeated: (number: number) => string;
  /** A sixth was asked for: «بلغت الحد الأقصى» */
  limitReached: Message;
  /** The last but one was to go: «لا يمكن إزالة الاختيار» */
  cannotRemove: Message;
  /** It was sent without a correct one: «الاختيارات غير مكتملة» */
  incomplete: Message;
  /** Closes the three dialogs: «حسنًا» */
  ok: string;
}
