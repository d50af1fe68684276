import type { Language } from '../../intl/digits.ts';
import { overlayLabels } from '../../overlays/Overlays.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { PaymentLabels } from './PaymentMethods.tsx';

/** Sample labels. */
export const paymentLabels: Record<Language, PaymentLabels> = {
  ar: {
    toggle: 'اشترك الآن',
    heading: 'طريقة الدفع',
    wallet: { title: 'محفظة إلكترونية', hint: 'نفعّل اشتراكك بعد مراجعة الإيصال' },
    bank: { title: 'حساب بنكي أو بطاقة', hint: 'متاح خلال أيام' },
    bankNotice: { title: overlayLabels.ar.bankTitle, text: overlayLabels.ar.bankText },
    ok: overlayLabels.ar.ok,
  },
  en: {
    toggle: 'Subscribe',
    heading: 'Payment method',
    wallet: { title: 'Mobile wallet', hint: 'Opens after the receipt has been checked' },
    bank: { title: 'Bank account or card', hint: 'Available in a few days' },
    bankNotice: { title: overlayLabels.en.bankTitle, text: overlayLabels.en.bankText },
    ok: overlayLabels.en.ok,
  },
};

/** Very long labels. */
export const createLongPaymentLabels = (labels: PaymentLabels): PaymentLabels => ({
  ...labels,
  wallet: { title: texts.long, hint: texts.contact },
  bank: { title: texts.latin },
});
