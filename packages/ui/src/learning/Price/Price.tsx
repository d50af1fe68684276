import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { price } from './Price.css.ts';

export interface PriceProps {
  /** In Egyptian pounds; 0 is free. */
  amount: number;
  /** «السعر»: heard before the amount where no heading says what it is. */
  label?: string;
  /** `large` where the price is the point of the view, as beside «اشترك الآن». */
  size?: 'default' | 'large';
}

/** A price: the number and the word for pounds, as it is said. */
export function Price({ amount, label, size }: PriceProps) {
  const format = useFormat();
  const direction = useDirection();
  return (
    <bdi dir={direction} className={price({ size })}>
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      {format.price(amount)}
    </bdi>
  );
}
