import { useFormat } from '../../intl/useFormat.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

type FixedProps = 'formatValueLabel' | 'step' | 'stepLabels' | 'minValue' | 'maxFractionDigits';

/** Distributes over the two kinds of `NumberFieldProps`, which plain `Omit` would merge into one. */
type DistributiveOmit<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

export type PriceFieldProps = DistributiveOmit<NumberFieldProps, FixedProps>;

/**
 * A price in Egyptian pounds, shown formatted while typing: «1,250 جنيهًا», «مجانًا». Piastres are shown only if there are any.
 */
export function PriceField(props: PriceFieldProps) {
  const format = useFormat();
  return (
    <NumberField
      {...props}
      minValue={0}
      maxFractionDigits={2}
      step={5}
      formatValueLabel={(pounds) => format.price(pounds)}
    />
  );
}
