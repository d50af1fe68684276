import { Slider } from '@fanous/ui/forms/Slider';
import { useFormat } from '@fanous/ui/intl/useFormat';

export function PriceFilter() {
  const format = useFormat();
  return (
    <Slider
      label="السعر"
      minValue={0}
      maxValue={1500}
      step={50}
      defaultValue={[250, 1000]}
      thumbs={[
        { label: 'أقل سعر', name: 'minPrice' },
        { label: 'أعلى سعر', name: 'maxPrice' },
      ]}
      formatValue={(price) => format.price(price)}
      showEnds
      onChangeEnd={([lowest, highest]: [number, number]) => console.log(lowest, highest)}
    />
  );
}
