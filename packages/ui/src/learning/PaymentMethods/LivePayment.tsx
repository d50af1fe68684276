import { useState } from 'react';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods.tsx';

/** For stories: opens and closes, as a page does. */
export function LivePayment(props: PaymentMethodsProps) {
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
