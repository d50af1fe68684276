import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Course, CourseAccess } from './courseAccess.ts';

/** The id of the heading of the payment methods, for focus and scrolling. */
export const paymentHeadingId = 'payment-method';

/** The payment methods of the page: open or closed. */
export interface PaymentMethodsState {
  isOpen: boolean;
  toggle: () => void;
  /** Opens the payment methods and moves the focus to them. For a free course it goes to the payment page instead. */
  openOrRedirect: () => void;
}

/** Opens the payment methods from their own button, from the bar of a phone, and from a locked item. */
export function usePaymentMethodsState(
  { price }: Pick<Course, 'price'>,
  { paymentHref }: CourseAccess,
): PaymentMethodsState {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  useEffect(() => {
    if (openCount === 0) return;
    const heading = document.getElementById(paymentHeadingId);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  }, [openCount]);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    openOrRedirect: () => {
      if (price === 0) {
        void navigate(paymentHref);
        return;
      }
      setOpen(true);
      setOpenCount(openCount + 1);
    },
  };
}
