import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يشغّل شيئًا أو يوقفه، ويسري فورًا.', 'Turns something on or off, immediately.'),
  anatomy: [
    { name: 'children', description: sentence('ما يُشغَّل.', 'What is turned on.') },
    { name: 'description', description: sentence('ماذا يعني أن يعمل.', 'What it means when it is on.') },
  ],
  whenToUse: [sentence('لإعداد يسري دون زر حفظ.', 'For a setting that needs no save button.')],
  whenNotToUse: [
    sentence('لموافقة تُرسل مع نموذج: `Checkbox`.', 'For an agreement that is sent with a form: `Checkbox`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'سمِّ الشيء لا حاله: «فيديو مجاني»، لا «تفعيل الفيديو المجاني».',
      'Name the thing, not its state: “Free video”, not “Enable free video”.',
    ),
  ],
  keyboard: [{ keys: ['Space'], description: sentence('يغيّر الحال.', 'Changes the state.') }],
  screenReader: [sentence('«فيديو مجاني، مفتاح تبديل، متوقف».', '“Free video, switch, off”.')],
  rightToLeft: [
    sentence(
      'الحال «يعمل» عند نهاية السطر، فينعكس المفتاح مع الاتجاه.',
      '“On” is at the end of the line, so the switch is mirrored with the direction.',
    ),
  ],
  related: [
    { part: 'forms/Checkbox', description: sentence('تُحسب عند الإرسال.', 'Counts on submit.') },
    { part: 'actions/ThemeToggle', description: sentence('الوضع الداكن.', 'The dark theme.') },
  ],
};
