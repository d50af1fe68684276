import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رسالة فوق صورة المشغّل: من أين تابع، أو ما الدرس التالي.',
    'A message over the picture of a player: where it continued, or which lesson is next.',
  ),
  anatomy: [
    { name: 'children', description: createSentence('جملة قصيرة واحدة.', 'One short sentence.') },
    { name: 'actions', description: createSentence('زر أو زران صغيران.', 'One or two small buttons.') },
  ],
  whenToUse: [
    createSentence('عند متابعة فيديو من منتصفه.', 'When a video continues from its middle.'),
    createSentence('عند انتهاء فيديو يليه غيره.', 'When a video has ended and another one follows.'),
  ],
  whenNotToUse: [
    createSentence('لخطأ في المشغّل: رسالة تحته.', 'For an error of the player: a message below it.'),
    createSentence('لنتيجة إجراء: `Toast`.', 'For the result of an action: `Toast`.'),
  ],
  pairs: [],
  content: [createSentence('اذكر ما حدث، ثم ما يغيّره الزر.', 'Say what happened, then what the button changes.')],
  keyboard: [{ keys: ['Tab'], description: createSentence('ينتقل إلى الأزرار.', 'Moves to the buttons.') }],
  screenReader: [
    createSentence('تُعلن الجملة، ويبقى التركيز مكانه.', 'The sentence is announced, and the focus stays where it is.'),
  ],
  rightToLeft: [
    createSentence(
      'تتبع اتجاه الصفحة، مع أن المشغّل من اليسار إلى اليمين.',
      'It follows the direction of the page, although the player is left to right.',
    ),
  ],
  related: [
    { part: 'learning/VideoSwitcher', description: createSentence('المشغّل.', 'The player.') },
    { part: 'feedback/Toast', description: createSentence('نتيجة إجراء.', 'The result of an action.') },
  ],
};
