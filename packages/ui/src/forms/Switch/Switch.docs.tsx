import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يشغّل شيئًا أو يوقفه، ويسري فورًا.', 'Turns something on or off, immediately.'),
  anatomy: [
    { name: 'children', description: createSentence('ما يُشغَّل.', 'What is turned on.') },
    { name: 'description', description: createSentence('ما الذي يحدث حين يعمل.', 'What happens when it is on.') },
  ],
  whenToUse: [createSentence('لإعداد يسري دون زر حفظ.', 'For a setting that needs no save button.')],
  whenNotToUse: [
    createSentence('لموافقة تُرسل مع نموذج: `Checkbox`.', 'For an agreement that is sent with a form: `Checkbox`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'سمِّ الشيء لا الإجراء: «فيديو مجاني»، لا «تفعيل الفيديو المجاني».',
      'Name the thing, not the action: “Free video”, not “Enable free video”.',
    ),
  ],
  keyboard: [{ keys: ['Space'], description: createSentence('يغيّر الحالة.', 'Changes the state.') }],
  screenReader: [createSentence('«فيديو مجاني، مفتاح تبديل، متوقف».', '“Free video, switch, off”.')],
  rightToLeft: [
    createSentence(
      'حالة التشغيل عند نهاية السطر، فينعكس المفتاح مع الاتجاه.',
      'The “on” side is at the end of the line, so the switch is mirrored with the direction.',
    ),
  ],
  related: [
    {
      part: 'forms/Checkbox',
      description: createSentence('اختيار يُحتسب عند الإرسال.', 'A choice that takes effect on submit.'),
    },
    { part: 'actions/ThemeToggle', description: createSentence('الوضع الداكن.', 'The dark theme.') },
  ],
};
