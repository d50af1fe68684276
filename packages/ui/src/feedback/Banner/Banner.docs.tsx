import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رسالة تبقى في الصفحة حتى يزول سببها.',
    'A message that stays on the page until its cause is gone.',
  ),
  anatomy: [
    {
      name: 'children',
      description: createSentence('الرسالة: ما حدث وما يُفعل.', 'The message: what happened and what to do.'),
    },
    { name: 'action', description: createSentence('زر واحد.', 'One button.') },
    { name: 'tone', description: createSentence('المعنى، وله أيقونة أيضًا.', 'The meaning, which also has an icon.') },
  ],
  whenToUse: [
    createSentence(
      'لحالة الصفحة كلها: انقطاع الاتصال، مسودة، تنبيه.',
      'For the state of the whole page: a lost connection, a draft, a warning.',
    ),
  ],
  whenNotToUse: [
    createSentence('لنتيجة إجراء: إشعار مؤقت.', 'For the result of an action: a toast.'),
    createSentence('لخطأ حقل: `errorMessage` في الحقل.', 'For an error in a field: `errorMessage` of the field.'),
  ],
  pairs: [],
  content: [
    createSentence('جملتان على الأكثر: ما حدث، ثم ما يُفعل.', 'Two sentences at most: what happened, then what to do.'),
  ],
  keyboard: [{ keys: ['Tab'], description: createSentence('ينتقل إلى الزر.', 'Moves to the button.') }],
  screenReader: [
    createSentence(
      'تُعلن عند ظهورها، ولا تقاطع ما يُقرأ.',
      'It is announced when it appears, without interrupting what is being read.',
    ),
  ],
  rightToLeft: [
    createSentence('الأيقونة عند البداية والزر عند النهاية.', 'The icon is at the start, the button at the end.'),
  ],
  related: [
    { part: 'feedback/Toast', description: createSentence('يختفي وحده.', 'Disappears on its own.') },
    {
      part: 'overlays/NoticeDialog',
      description: createSentence('حين لا بدّ من التوقف.', 'If people must stop and read.'),
    },
  ],
};
