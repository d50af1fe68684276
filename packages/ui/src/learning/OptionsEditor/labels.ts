/** The texts of a dialog. */
interface DialogText {
  title: string;
  description: string;
}

/** All texts of the editor. Functions get numbers, so that each language can use its plural forms. */
export interface OptionsLabels {
  /** Names the set: «الاختيارات» */
  legend: string;
  /** A hint below the legend: «من اختيارين إلى خمسة، واحد منها هو الصحيح.» */
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
  /** Announced after adding: «أُضيف الاختيار 4 من 5» */
  added: (number: number, max: number) => string;
  /** Announced after removing: «أُزيل الاختيار 3، بقيت 4 اختيارات» */
  removed: (number: number, left: number) => string;
  /** Announced after moving: «أصبح الاختيار في الموضع 1 من 4» */
  moved: (place: number, total: number) => string;
  /** «أدخل نص الاختيار 2» */
  textRequired: (number: number) => string;
  /** Two options have the same text: «الاختيار 3 مكرر» */
  textRepeated: (number: number) => string;
  /** Adding a sixth option: «بلغت الحد الأقصى» */
  limitReached: DialogText;
  /** Removing one of two options: «لا يمكن إزالة الاختيار» */
  cannotRemove: DialogText;
  /** Submitting without a correct option: «الاختيارات غير مكتملة» */
  incomplete: DialogText;
  /** Closes the three dialogs: «حسنًا» */
  ok: string;
}
