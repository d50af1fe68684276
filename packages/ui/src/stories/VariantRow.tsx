import type { ReactNode } from 'react';
import { Inline } from '../layout/Inline/Inline.tsx';
import { LabeledSample } from './LabeledSample.tsx';

/** One row of a Sheet story: the name of a variant in code, and examples of it. */
export function VariantRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <LabeledSample name={name}>
      <Inline gap="s5">{children}</Inline>
    </LabeledSample>
  );
}
