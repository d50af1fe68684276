import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { localize } from '../../stories/localize.ts';
import { saveLabels } from './SaveChip.fixtures.ts';
import { SaveChip, type SaveState } from './SaveChip.tsx';

const order: (SaveState | null)[] = [null, 'saving', 'saved', 'saving', 'failed'];

function Draft({ globals }: { globals: Record<string, unknown> }) {
  const [stateIndex, setStateIndex] = useState(0);
  return (
    <Inline>
      <SaveChip state={order[stateIndex] ?? null} labels={localize(globals, saveLabels)} />
      <Button onPress={() => setStateIndex(stateIndex + 1)}>→</Button>
    </Inline>
  );
}

const meta = {
  title: 'Feedback/SaveChip/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => <Draft globals={globals} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResultsAreAnnouncedAndNothingMoves: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { saved, failed } = localize(globals, saveLabels);
    const next = canvas.getByRole('button', { name: '→' });
    const region = canvasElement.querySelector('[aria-live="polite"]');
    const heard = [region?.textContent];
    // Text in the fallback font has another width.
    await document.fonts.ready;
    const initialX = next.getBoundingClientRect().x;
    for (const _ of order.slice(1)) {
      await userEvent.click(next);
      heard.push(region?.textContent);
      await expect(next.getBoundingClientRect().x).toBe(initialX);
    }
    await expect(heard).toEqual(['', '', saved, '', failed]);
  },
};
