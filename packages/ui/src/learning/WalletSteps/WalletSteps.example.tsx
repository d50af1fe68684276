import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { WalletSteps } from '@fanous/ui/learning/WalletSteps';

const renderPayStep = (price: string, walletNumber: string) => (
  <>
    حوّل المبلغ ({price}) إلى رقم المحفظة <Ltr>{walletNumber}</Ltr>.
  </>
);

export function PayByWallet() {
  return (
    <WalletSteps
      price={250}
      walletNumber="01001234567"
      sendLinks={
        <ButtonLink isExternal variant="outline" icon="whatsapp" href="https://wa.me/201001234567">
          الإرسال عبر واتساب
        </ButtonLink>
      }
      labels={{
        pay: renderPayStep,
        walletNumber: 'رقم المحفظة',
        copy: 'نسخ الرقم',
        copied: 'تم نسخ الرقم',
        send: 'أرسل صورة إيصال التحويل.',
        details: 'اكتب في رسالتك اسمك ورقم هاتفك واسم الدورة.',
        access: 'نفعّل اشتراكك بعد مراجعة الإيصال.',
      }}
    />
  );
}
