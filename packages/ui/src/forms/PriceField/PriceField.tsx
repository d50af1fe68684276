import { useFormat } from '../../intl/useFormat.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

type OwnWay = 'readBack' | 'step' | 'stepLabels' | 'minValue' | 'maxFractionDigits';

/** Distributes over the two kinds of `NumberFieldProps`, which plain `Omit` would melt into one. */
type Without<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

export type PriceFieldProps = Without<NumberFieldProps, OwnWay>;

/**
 * A price in Egyptian pounds, read back in words as the product says it everywhere: «1,250 جنيهًا», «مجانًا». Piastres only where
 * there are any.
 */
export function PriceField(props: PriceFieldProps) {
  const format = useFormat();
  return (
    <NumberField {...props} minValue={0} maxFractionDigits={2} step={5} readBack={(pounds) => format.price(pounds)} />
  );
}
