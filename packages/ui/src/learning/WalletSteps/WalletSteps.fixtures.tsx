import { Ltr } from '../../intl/Bidi.tsx';
import type { WalletStepsLabels } from './WalletSteps.tsx';

interface WalletTexts {
  labels: WalletStepsLabels;
  /** For a course that costs nothing. */
  freeLabels: Pick<WalletStepsLabels, 'send' | 'access'>;
  whatsApp: string;
  telegram: string;
  noAccount: string;
  signUp: string;
}

export const walletTexts: Record<'ar' | 'en', WalletTexts> = {
  ar: {
    labels: {
      pay: (price, walletNumber) => (
        <>
          حوّل المبلغ ({price}) إلى رقم المحفظة <Ltr>{walletNumber}</Ltr>.
        </>
      ),
      walletNumber: 'رقم المحفظة',
      copy: 'نسخ الرقم',
      copied: 'تم نسخ الرقم',
      send: 'أرسل صورة إيصال التحويل عبر صفحتنا أو تطبيق المراسلة.',
      details: 'اكتب في رسالتك اسمك ورقم هاتفك والبريد الإلكتروني الذي سجّلت به واسم الدورة.',
      access: 'نفعّل اشتراكك بعد مراجعة الإيصال.',
    },
    freeLabels: {
      send: 'راسلنا عبر صفحتنا أو تطبيق المراسلة، ولا يلزم دفع أي مبلغ.',
      access: 'نفعّل اشتراكك.',
    },
    whatsApp: 'الإرسال عبر واتساب',
    telegram: 'الإرسال عبر تليجرام',
    noAccount: 'ليس لديك حساب؟',
    signUp: 'إنشاء حساب',
  },
  en: {
    labels: {
      pay: (price, walletNumber) => (
        <>
          Pay {price} to the wallet number <Ltr>{walletNumber}</Ltr>.
        </>
      ),
      walletNumber: 'Wallet number',
      copy: 'Copy number',
      copied: 'Number copied',
      send: 'Send a photo of the receipt through our page or the messaging app.',
      details: 'Include your name, your phone number, the email you registered with, and the course name.',
      access: 'We activate your subscription once we have checked the receipt.',
    },
    freeLabels: {
      send: 'Write to us through our page or the messaging app. There is nothing to pay.',
      access: 'We activate your subscription.',
    },
    whatsApp: 'Send by WhatsApp',
    telegram: 'Send by Telegram',
    noAccount: 'No account yet?',
    signUp: 'Create account',
  },
};
