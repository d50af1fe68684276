import { useState } from 'react';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods.tsx';

/** For stories: keeps the open state. */
export function StatefulPaymentMethods(props: PaymentMethodsProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <PaymentMethods
      {...props}
      isOpen={isOpen}
      onToggle={() => {
        props.onToggle();
        setOpen(!isOpen);
      }}
    />
  );
}
