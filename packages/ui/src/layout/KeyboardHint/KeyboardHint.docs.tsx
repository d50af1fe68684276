import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('تلميح عن اختصارات لوحة المفاتيح.', 'A hint about keyboard shortcuts.'),
  anatomy: [{ name: 'children', description: sentence('التلميح.', 'The hint.') }],
  whenToUse: [sentence('بجانب ما له اختصار لا يُرى.', 'Beside something whose shortcut is not visible.')],
  whenNotToUse: [
    sentence(
      'لما لا يُفعل إلا بالاختصار: كل إجراء له زر أيضًا.',
      'For what only a shortcut can do: every action has a button too.',
    ),
    sentence('لشرح زر: `Tooltip`.', 'To explain a button: `Tooltip`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'سمِّ المفتاح وما يفعله في جملة: «اضغط Enter للإرسال».',
      'Name the key and what it does in one sentence: “Press Enter to send”.',
    ),
  ],
  keyboard: [],
  screenReader: [
    sentence('نص يُقرأ في مكانه.', 'It is text, which is read in its place.'),
    sentence(
      'لا يظهر على أجهزة لا تعمل إلا باللمس، فلا يُقرأ عليها.',
      'Touch-only devices do not show it, so it is not read there.',
    ),
  ],
  rightToLeft: [
    sentence(
      'أسماء المفاتيح اللاتينية في جملة عربية تُعزل بـ`Ltr`.',
      'Latin names of keys in an Arabic sentence are isolated with `Ltr`.',
    ),
  ],
  related: [
    { part: 'overlays/Tooltip', description: sentence('يشرح زرًا.', 'Explains a button.') },
    { part: 'layout/Text', description: sentence('لنص يظهر دائمًا.', 'For text that is always shown.') },
  ],
};
