import weights from '../../../generated/weights.json';
import { useFormat } from '../../intl/useFormat.ts';
import { useTextPicker } from '../guide/useTextPicker.ts';

const parts: Record<string, { alone: number; addedToBase: number } | undefined> = weights.components;

/** What a part adds to an app, from the measured sizes. */
export function PartSize({ part }: { part: string }) {
  const pickText = useTextPicker();
  const format = useFormat();
  const size = parts[part];
  if (!size) return null;
  const kilobytes = (bytes: number) => format.number(Math.round(bytes / 100) / 10);
  const alone = kilobytes(size.alone);
  return (
    <p>
      {size.addedToBase === 0
        ? pickText(
            `وحدها ${alone} كيلوبايت مضغوطة. وهي في العُدّة الأساسية، فلا تزيد شيئًا على صفحة تستعملها.`,
            `${alone} kB gzipped alone. It belongs to the kit that every page has, so it adds nothing to that.`,
          )
        : pickText(
            `وحدها ${alone} كيلوبايت مضغوطة، وفوق العُدّة الأساسية ${kilobytes(size.addedToBase)} كيلوبايت.`,
            `${alone} kB gzipped alone, ${kilobytes(size.addedToBase)} kB on top of the kit that every page has.`,
          )}
    </p>
  );
}
