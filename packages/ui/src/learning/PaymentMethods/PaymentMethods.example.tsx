import { PaymentMethods } from '@fanous/ui/learning/PaymentMethods';
import { useState } from 'react';

export function Pay() {
  const [isOpen, setOpen] = useState(false);
  return (
    <PaymentMethods
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      walletHref="/courses/12/wallet"
      labels={{
        toggle: 'اشترك الآن',
        heading: 'طرق الدفع',
        wallet: { title: 'محفظة إلكترونية' },
        bank: { title: 'تحويل بنكي' },
        bankNotice: { title: 'قريبًا', text: 'التحويل البنكي غير متاح بعد.' },
        ok: 'حسنًا',
      }}
    />
  );
}
