import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'نتيجة مهمة لإجراء، في نافذة لها زر واحد، ورابط إلى خطوة تالية إن لزم.',
    'An important result of an action, in a dialog with one button and, if needed, a link to a next step.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('النتيجة.', 'The result.') },
    { name: 'children', description: createSentence('تفصيلها.', 'Its details.') },
    { name: 'buttonLabel', description: createSentence('الزر.', 'The button.') },
    { name: 'nextStep', description: createSentence('خطوة تالية بعد نجاح.', 'A next step after a success.') },
  ],
  whenToUse: [
    createSentence(
      'لنتيجة يجب ألّا تفوت: اشتراك، خطأ في الإرسال.',
      'For a result that must not be missed: a subscription, a failed submission.',
    ),
  ],
  whenNotToUse: [
    createSentence('لنتيجة أقل أهمية: إشعار مؤقت.', 'For a less important result: a toast.'),
    createSentence('لقائمة تعذّر تحميلها: `ErrorState`.', 'For a list that failed to load: `ErrorState`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان هو النتيجة: «تم الاشتراك»، لا «نجاح».',
      'The title is the result: “You are subscribed”, not “Success”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Enter'],
      description: createSentence('يضغط الزر، والتركيز عليه.', 'Presses the button, which has the focus.'),
    },
    {
      keys: ['Esc'],
      description: createSentence(
        'يغلقها. والنجاح بلا خطوة تالية يغلقه أي مفتاح عدا Tab ومفاتيح التعديل مثل Ctrl، ويُغلق وحده بعد 3 ثوانٍ.',
        'Closes it. A success without a next step is closed by any key except Tab and modifier keys such as Ctrl, and closes by itself after 3 seconds.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'النجاح: «تم الاشتراك، مربع حوار»، ثم النص والزر. والخطأ أو المعلومة: «مربع حوار تنبيه».',
      'A success: “You are subscribed, dialog”, then the text and the button. An error or a piece of information: “alert dialog”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'يتوسط المحتوى، فلا يتغير مع الاتجاه.',
      'The content is centred, so the direction does not change it.',
    ),
  ],
  related: [
    { part: 'overlays/ConfirmDialog', description: createSentence('للسؤال قبل الإجراء.', 'To ask before the action.') },
    {
      part: 'feedback/Toast',
      description: createSentence('لرسالة قصيرة تختفي وحدها.', 'For a short message that disappears on its own.'),
    },
  ],
};
