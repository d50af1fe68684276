import { formatEnglishCount, formatArabicHourCount, formatArabicMinuteCount } from '../problems/messages.ts';
import type { MessageTemplate } from '../problems/messages.ts';
import type { MailKind } from './mail.ts';

/** The texts of a mail: what happened, the button, and what to do if it was someone else. */
interface MailTexts {
  subject: MessageTemplate;
  paragraphs: readonly MessageTemplate[];
  button: MessageTemplate;
  closing: MessageTemplate;
}

const closing = {
  ar: 'إذا كنت أنت من أجرى هذا التغيير، فلا تحتاج إلى فعل شيء.',
  en: 'If you made this change, there is nothing to do.',
};

const signInClosing = {
  ar: 'إذا كنت أنت من سجّل الدخول، فلا تحتاج إلى فعل شيء.',
  en: 'If it was you, there is nothing to do.',
};

const newPasswordButton = { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' };

const unknownChange = {
  ar: 'إذا لم تكن أنت، فعيّن كلمة مرور جديدة الآن، فتنتهي جلسات حسابك على كل الأجهزة. ثم راسلنا.',
  en: 'If it was not you, set a new password now. This ends the sessions of your account on all devices. Then write to us.',
};

/** The texts of all mails. They contain nothing that users have written: anyone can register with the address of someone else. */
export const mailTexts: Record<MailKind, MailTexts> = {
  password_reset: {
    subject: { ar: 'تعيين كلمة مرور جديدة في فانوس', en: 'Set a new password for Fanous' },
    paragraphs: [
      {
        ar: (minutes) =>
          `طُلب رابط لتعيين كلمة مرور جديدة لحسابك في فانوس. افتحه خلال ${formatArabicMinuteCount(minutes)}. يعمل الرابط مرة واحدة.`,
        en: (minutes) =>
          `A link to set a new password for your Fanous account was requested. Open it within ${formatEnglishCount(minutes, 'minute')}. It works once.`,
      },
    ],
    button: { ar: 'تعيين كلمة المرور', en: 'Set password' },
    closing: {
      ar: 'إذا لم تطلب هذا الرابط فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي. لا ترسل الرابط إلى أحد.',
      en: 'If you did not request it, ignore this message: your password stays as it is. Do not send the link to anyone.',
    },
  },
  password_changed: {
    subject: { ar: 'تم تغيير كلمة مرور حسابك في فانوس', en: 'Your Fanous password was changed' },
    paragraphs: [
      {
        ar: 'تم تغيير كلمة مرور حسابك في فانوس، وانتهت جلساتك على الأجهزة الأخرى.',
        en: 'The password of your Fanous account was changed. Your sessions on other devices have ended.',
      },
      {
        ar: 'إذا لم تكن أنت من غيّرها، فعيّن كلمة مرور جديدة الآن ثم راسلنا.',
        en: 'If it was not you, set a new password now, then write to us.',
      },
    ],
    button: newPasswordButton,
    closing,
  },
  email_changed: {
    subject: { ar: 'تم تغيير البريد الإلكتروني لحسابك في فانوس', en: 'The email of your Fanous account was changed' },
    paragraphs: [
      {
        ar: 'تم تغيير البريد الإلكتروني لحسابك في فانوس. لن تصل رسائل الحساب إلى هذا العنوان بعد الآن.',
        en: 'The email of your Fanous account was changed. Messages about the account no longer go to this address.',
      },
      {
        ar: 'إذا لم تكن أنت من غيّره، فراسلنا الآن. طرق التواصل معنا في أسفل كل صفحة من الموقع.',
        en: 'If it was not you, write to us now. Our contact details are at the foot of every page of the site.',
      },
    ],
    button: { ar: 'فتح فانوس', en: 'Open Fanous' },
    closing,
  },
  email_confirmation: {
    subject: { ar: 'تأكيد بريدك الإلكتروني في فانوس', en: 'Confirm your email for Fanous' },
    paragraphs: [
      {
        ar: (hours) =>
          `سُجّل هذا العنوان لحساب في فانوس. لتأكيد أنه عنوانك، افتح الرابط خلال ${formatArabicHourCount(hours)} ثم اضغط «تأكيد البريد». يعمل الرابط مرة واحدة.`,
        en: (hours) =>
          `This address was entered for a Fanous account. To confirm that it is yours, open the link within ${formatEnglishCount(hours, 'hour')} and press “Confirm email”. It works once.`,
      },
    ],
    button: { ar: 'فتح صفحة التأكيد', en: 'Open the page' },
    closing: {
      ar: 'إذا لم تنشئ حسابًا في فانوس ولم تغيّر بريده، فتجاهل هذه الرسالة، ولا يُؤكَّد العنوان.',
      en: 'If you have not created an account or changed its email, ignore this message: the address is then not confirmed.',
    },
  },
  new_device: {
    subject: { ar: 'تسجيل دخول إلى حسابك في فانوس من جهاز جديد', en: 'A new device logged in to your Fanous account' },
    paragraphs: [
      {
        ar: 'تم تسجيل الدخول إلى حسابك في فانوس من جهاز لم يُستخدم معه من قبل.',
        en: 'A device that was not used before has logged in to your Fanous account.',
      },
      {
        ar: 'إذا لم تكن أنت من سجّل الدخول، فعيّن كلمة مرور جديدة الآن. تنتهي بذلك جلسات حسابك على كل الأجهزة.',
        en: 'If it was not you, set a new password now. This ends the sessions of your account on all devices.',
      },
    ],
    button: newPasswordButton,
    closing: signInClosing,
  },
  two_step_on: {
    subject: {
      ar: 'تم تفعيل التحقق بخطوتين لحسابك في فانوس',
      en: 'Two-step verification is on for your Fanous account',
    },
    paragraphs: [
      {
        ar: 'تم تفعيل التحقق بخطوتين لحسابك في فانوس. يتطلب تسجيل الدخول من الآن كلمة المرور ورمزًا من تطبيق المصادقة.',
        en: 'Two-step verification was turned on for your Fanous account. From now on, logging in takes the password and a code from the authenticator app.',
      },
      unknownChange,
    ],
    button: newPasswordButton,
    closing,
  },
  two_step_off: {
    subject: {
      ar: 'تم إيقاف التحقق بخطوتين لحسابك في فانوس',
      en: 'Two-step verification is off for your Fanous account',
    },
    paragraphs: [
      {
        ar: 'تم إيقاف التحقق بخطوتين لحسابك في فانوس. تكفي الآن كلمة المرور لتسجيل الدخول.',
        en: 'Two-step verification was turned off for your Fanous account. The password alone is now enough to log in.',
      },
      unknownChange,
    ],
    button: newPasswordButton,
    closing,
  },
  passkey_added: {
    subject: { ar: 'أُضيف مفتاح مرور إلى حسابك في فانوس', en: 'A passkey was added to your Fanous account' },
    paragraphs: [
      {
        ar: 'أُضيف مفتاح مرور إلى حسابك في فانوس. يمكن به تسجيل الدخول دون كلمة المرور.',
        en: 'A passkey was added to your Fanous account. It can be used to log in without the password.',
      },
      {
        ar: 'إذا لم تضفه أنت، فعيّن كلمة مرور جديدة الآن ثم راسلنا. تنتهي بذلك جلسات حسابك على كل الأجهزة وتُحذف مفاتيح المرور الخاصة به.',
        en: 'If it was not you, set a new password now, then write to us. This ends the sessions of your account on all devices and deletes its passkeys.',
      },
    ],
    button: newPasswordButton,
    closing,
  },
  recovery_codes_replaced: {
    subject: { ar: 'رموز استرداد جديدة لحسابك في فانوس', en: 'New recovery codes for your Fanous account' },
    paragraphs: [
      {
        ar: 'أُنشئت رموز استرداد جديدة لحسابك في فانوس. لم تعد الرموز السابقة تعمل.',
        en: 'New recovery codes were created for your Fanous account. The earlier ones no longer work.',
      },
      unknownChange,
    ],
    button: newPasswordButton,
    closing,
  },
  recovery_code_used: {
    subject: {
      ar: 'تسجيل دخول إلى حسابك في فانوس برمز استرداد',
      en: 'A recovery code was used to log in to your Fanous account',
    },
    paragraphs: [
      {
        ar: 'تم تسجيل الدخول إلى حسابك في فانوس برمز استرداد. لن يعمل هذا الرمز مرة أخرى.',
        en: 'A recovery code was used to log in to your Fanous account. It does not work again.',
      },
      unknownChange,
    ],
    button: newPasswordButton,
    closing: signInClosing,
  },
  deletion_requested: {
    subject: { ar: 'طلب حذف حسابك في فانوس', en: 'A request to delete your Fanous account' },
    paragraphs: [
      {
        ar: 'طُلب حذف حسابك في فانوس. يبقى حسابك كما هو حتى يوافق مدير، ويمكنك سحب الطلب حتى ذلك الحين من صفحة «بياناتي».',
        en: 'The deletion of your Fanous account was requested. Your account stays as it is until an admin approves the request. Until then you can withdraw it on the page “My data”.',
      },
      {
        ar: 'إذا لم تكن أنت من طلب الحذف، فعيّن كلمة مرور جديدة الآن، ثم سجّل الدخول واسحب الطلب.',
        en: 'If it was not you, set a new password now. Then log in and withdraw the request.',
      },
    ],
    button: newPasswordButton,
    closing: {
      ar: 'إذا كنت أنت من طلب الحذف، فلا تحتاج إلى فعل شيء.',
      en: 'If you made this request, there is nothing to do.',
    },
  },
  deletion_refused: {
    subject: {
      ar: 'رُفض طلب حذف حسابك في فانوس',
      en: 'Your request to delete your Fanous account was refused',
    },
    paragraphs: [
      {
        ar: 'رُفض طلب حذف حسابك في فانوس، ويبقى حسابك كما هو. السبب مكتوب في صفحة «بياناتي».',
        en: 'Your request to delete your Fanous account was refused, and your account stays as it is. The reason is on the page “My data”.',
      },
    ],
    button: { ar: 'فتح صفحة «بياناتي»', en: 'Open “My data”' },
    closing: {
      ar: 'يمكنك تقديم طلب جديد في أي وقت.',
      en: 'You can make a new request at any time.',
    },
  },
  account_deleted: {
    subject: { ar: 'تم حذف حسابك في فانوس', en: 'Your Fanous account was deleted' },
    paragraphs: [
      {
        ar: 'تم حذف حسابك وبياناتك من فانوس كما طلبت، ولم يعد تسجيل الدخول بهذا الحساب ممكنًا.',
        en: 'Your Fanous account and your data were deleted, as you requested. You can no longer log in.',
      },
    ],
    button: { ar: 'فتح فانوس', en: 'Open Fanous' },
    closing: {
      ar: 'هذه آخر رسالة نرسلها إلى هذا العنوان.',
      en: 'This is the last message that we send to this address.',
    },
  },
};
