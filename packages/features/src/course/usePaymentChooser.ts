import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The heading of the ways to pay: a reader who asks to subscribe from afar is taken there. */
export const paymentHeading = 'payment-method';

/** The ways to pay are opened by their own button, from the bar of a phone and from a locked video. */
export function usePaymentChooser({ slug, price }: Pick<GetPublicCourseResult, 'slug' | 'price'>): {
  isChoosing: boolean;
  toggle: () => void;
  open: () => void;
} {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls === 0) return;
    const heading = document.getElementById(paymentHeading);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  }, [calls]);
  return {
    isChoosing,
    toggle: () => setChoosing(!isChoosing),
    open: () => {
      // What is free needs no way to pay: its page says how to get it.
      if (price === 0) {
        void navigate(paths.wallet.to({ slug }));
        return;
      }
      setChoosing(true);
      setCalls(calls + 1);
    },
  };
}
