import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { price } from './Price.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface PriceProps extends RootElementProps {
  /** In the currency of the provider, Egyptian pounds by default; 0 is free. */
  amount: number;
  /** «السعر», for screen readers, if no heading says that it is a price. */
  label?: string;
  /** `large` for the main price of a view, such as beside «اشترك الآن». */
  size?: 'default' | 'large';
}

/** A formatted price: the number and the word for pounds. */
export function Price({ amount, label, size, ...rootProps }: PriceProps) {
  const format = useFormat();
  const direction = useDirection();
  return (
    <bdi {...rootProps} dir={direction} className={price({ size })}>
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      {format.price(amount)}
    </bdi>
  );
}
