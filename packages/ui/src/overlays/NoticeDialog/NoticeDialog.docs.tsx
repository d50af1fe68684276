import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'نتيجة مهمة لإجراء، في نافذة لها زر واحد، ورابط إلى خطوة تالية إن لزم.',
    'An important result of an action, in a dialog with one button and, if needed, a link to a next step.',
  ),
  anatomy: [
    { name: 'title', description: sentence('النتيجة.', 'The result.') },
    { name: 'children', description: sentence('تفصيلها.', 'Its details.') },
    { name: 'buttonLabel', description: sentence('الزر.', 'The button.') },
    { name: 'nextStep', description: sentence('خطوة تالية بعد نجاح.', 'A next step after a success.') },
  ],
  whenToUse: [
    sentence(
      'لنتيجة يجب ألّا تفوت: اشتراك، خطأ في الإرسال.',
      'For a result that must not be missed: a subscription, a failed submission.',
    ),
  ],
  whenNotToUse: [
    sentence('لنتيجة أقل أهمية: إشعار مؤقت.', 'For a less important result: a toast.'),
    sentence('لقائمة تعذّر تحميلها: `ErrorState`.', 'For a list that failed to load: `ErrorState`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'العنوان هو النتيجة: «تم الاشتراك»، لا «نجاح».',
      'The title is the result: “You are subscribed”, not “Success”.',
    ),
  ],
  keyboard: [
    { keys: ['Enter'], description: sentence('يضغط الزر، والتركيز عليه.', 'Presses the button, which has the focus.') },
    {
      keys: ['Esc'],
      description: sentence(
        'يغلقها. والنجاح بلا خطوة تالية يغلقه أي مفتاح عدا Tab ومفاتيح التعديل مثل Ctrl، ويُغلق وحده بعد 3 ثوانٍ.',
        'Closes it. A success without a next step is closed by any key except Tab and modifier keys such as Ctrl, and closes by itself after 3 seconds.',
      ),
    },
  ],
  screenReader: [
    sentence(
      'النجاح: «تم الاشتراك، مربع حوار»، ثم النص والزر. والخطأ أو المعلومة: «مربع حوار تنبيه».',
      'A success: “You are subscribed, dialog”, then the text and the button. An error or a piece of information: “alert dialog”.',
    ),
  ],
  rightToLeft: [
    sentence('يتوسط المحتوى، فلا يتغير مع الاتجاه.', 'The content is centred, so the direction does not change it.'),
  ],
  related: [
    { part: 'overlays/ConfirmDialog', description: sentence('للسؤال قبل الإجراء.', 'To ask before the action.') },
    {
      part: 'feedback/Toast',
      description: sentence('لرسالة قصيرة تختفي وحدها.', 'For a short message that disappears on its own.'),
    },
  ],
};
