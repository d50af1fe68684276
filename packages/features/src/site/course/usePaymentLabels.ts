import type { PaymentMethodsProps } from '@fanous/ui/learning/PaymentMethods';
import { useLingui } from '@lingui/react/macro';

/** Labels of the payment methods. */
export function usePaymentLabels(): PaymentMethodsProps['labels'] {
  const { t } = useLingui();
  return {
    toggle: t`Subscribe`,
    heading: t`Payment method`,
    wallet: { title: t`Mobile wallet`, hint: t`Opens after the receipt has been checked` },
    bank: { title: t`Bank account or card`, hint: t`Available in a few days` },
    bankNotice: {
      title: t`Bank account or card`,
      text: t`Card/bank payment will be available in a few days, use mobile wallet`,
    },
    ok: t`OK`,
  };
}
