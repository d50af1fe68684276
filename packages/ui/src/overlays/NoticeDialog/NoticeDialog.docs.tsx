import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'نتيجة إجراء مهمة، في نافذة لها زر واحد.',
    'An important result of an action, in a dialog with one button.',
  ),
  anatomy: [
    { name: 'title', description: sentence('النتيجة.', 'The result.') },
    { name: 'children', description: sentence('تفصيلها.', 'Its details.') },
    { name: 'buttonLabel', description: sentence('الزر.', 'The button.') },
    { name: 'nextStep', description: sentence('خطوة تالية بعد نجاح.', 'A next step after a success.') },
  ],
  whenToUse: [
    sentence(
      'لنتيجة لا يصح أن تفوت: اشتراك، خطأ في الإرسال.',
      'For a result that must not be missed: a subscription, a failed submission.',
    ),
  ],
  whenNotToUse: [
    sentence('لنتيجة أقل شأنًا: إشعار عابر.', 'For a less important result: a toast.'),
    sentence('لقائمة تعذّر تحميلها: `ErrorState`.', 'For a list that failed to load: `ErrorState`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'العنوان هو الخبر: «تم الاشتراك»، لا «نجاح».',
      'The title is the news: “You are subscribed”, not “Success”.',
    ),
  ],
  keyboard: [
    { keys: ['Enter'], description: sentence('يضغط الزر، والتركيز عليه.', 'Presses the button, which has the focus.') },
    { keys: ['Esc'], description: sentence('يغلقها.', 'Closes it.') },
  ],
  screenReader: [
    sentence(
      '«تم الاشتراك، تنبيه»، ثم النص والزر.',
      '“You are subscribed, alert dialog”, then the text and the button.',
    ),
  ],
  rightToLeft: [
    sentence('يتوسط المحتوى، فلا يتغير مع الاتجاه.', 'The content is centred, so the direction does not change it.'),
  ],
  related: [
    { part: 'overlays/ConfirmDialog', description: sentence('للسؤال قبل الإجراء.', 'To ask before the action.') },
    { part: 'feedback/Toast', description: sentence('لخبر عابر.', 'For passing news.') },
  ],
};
