import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';

/** The first category of a course and how many more there are; a screen reader reads them all. */
export function CategoryNames({ names: [first = '', ...more] }: { names: readonly string[] }) {
  const format = useFormat();
  if (more.length === 0) return <Bidi>{first}</Bidi>;
  return (
    <span title={format.plainList([first, ...more])}>
      <Bidi>{first}</Bidi> <bdi aria-hidden="true">+{format.number(more.length)}</bdi>
      <VisuallyHidden>{format.plainList(['', ...more])}</VisuallyHidden>
    </span>
  );
}
