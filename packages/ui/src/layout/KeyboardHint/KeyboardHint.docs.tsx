import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('تلميح عن اختصارات لوحة المفاتيح.', 'A hint about keyboard shortcuts.'),
  anatomy: [{ name: 'children', description: createSentence('التلميح.', 'The hint.') }],
  whenToUse: [createSentence('بجانب ما له اختصار لا يُرى.', 'Beside something whose shortcut is not visible.')],
  whenNotToUse: [
    createSentence(
      'لما لا يُفعل إلا بالاختصار: كل إجراء له زر أيضًا.',
      'For what only a shortcut can do: every action has a button too.',
    ),
    createSentence('لشرح زر: `Tooltip`.', 'To explain a button: `Tooltip`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'سمِّ المفتاح وما يفعله في جملة: «اضغط Enter للإرسال».',
      'Name the key and what it does in one sentence: “Press Enter to send”.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence('نص يُقرأ في مكانه.', 'It is text, which is read in its place.'),
    createSentence(
      'لا يظهر على أجهزة لا تعمل إلا باللمس، فلا يُقرأ عليها.',
      'Touch-only devices do not show it, so it is not read there.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'أسماء المفاتيح اللاتينية في جملة عربية تُعزل بـ`Ltr`.',
      'Latin names of keys in an Arabic sentence are isolated with `Ltr`.',
    ),
  ],
  related: [
    { part: 'overlays/Tooltip', description: createSentence('يشرح زرًا.', 'Explains a button.') },
    { part: 'layout/Text', description: createSentence('لنص يظهر دائمًا.', 'For text that is always shown.') },
  ],
};
