import type { ReactNode } from 'react';
import { CopyField } from '../../actions/CopyField/CopyField.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Steps } from '../../layout/Steps/Steps.tsx';
import { formatWalletNumber } from './formatWalletNumber.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** The sentence of each step, and the texts of the number. */
export interface WalletStepsLabels {
  /** «حوّل المبلغ (250 جنيهًا) إلى رقم المحفظة 0100 123 4567». Put the number in `Ltr`. Not called if the course is free. */
  pay: (price: string, walletNumber: string) => ReactNode;
  /** «رقم المحفظة» */
  walletNumber: string;
  /** «نسخ الرقم» */
  copy: string;
  /** «تم نسخ الرقم» */
  copied: string;
  /** «أرسل صورة إيصال التحويل عبر صفحتنا أو تطبيق المراسلة.» */
  send: ReactNode;
  /** «اكتب في رسالتك اسمك ورقم هاتفك …» */
  details: ReactNode;
  /** «نفعّل اشتراكك بعد مراجعة الإيصال.» */
  access: ReactNode;
}

export interface WalletStepsProps extends RootElementProps {
  /** The price of the course. If it is 0, the step that pays is left out. */
  price: number;
  /** The number as it is copied, without spaces. An Egyptian mobile number is shown in groups. */
  walletNumber: string;
  /** Links that open a message to the operator. */
  sendLinks: ReactNode;
  /** Below the sentence about the details of the user: a link to create an account. */
  detailsHint?: ReactNode;
  labels: WalletStepsLabels;
}

/** The steps to pay for a course by mobile wallet: transfer the price, send the receipt with one's details, wait for the access. */
export function WalletSteps({ price, walletNumber, sendLinks, detailsHint, labels, ...rootProps }: WalletStepsProps) {
  const format = useFormat();
  const shownNumber = formatWalletNumber(walletNumber);
  const payStep = () => ({
    id: 'pay',
    title: labels.pay(format.price(price), shownNumber),
    content: (
      <CopyField
        label={labels.walletNumber}
        value={shownNumber}
        copyValue={walletNumber}
        copyLabel={labels.copy}
        copiedLabel={labels.copied}
      />
    ),
  });
  return (
    <Steps
      {...rootProps}
      items={[
        ...(price > 0 ? [payStep()] : []),
        { id: 'send', title: labels.send, content: sendLinks },
        { id: 'details', title: labels.details, content: detailsHint },
        { id: 'access', title: labels.access },
      ]}
    />
  );
}
