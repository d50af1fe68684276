import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={labels.errors} aria-label={labels.send}>
        <TextArea name="text" label={labels.description} isRequired requiredMessage={labels.descriptionRequired} />
        <Button type="submit">{labels.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterAddsALine: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const area = canvas.getByRole('textbox', { name: labels.description });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area).toHaveValue('one\ntwo\nthree\nfour\nfive');
    await expect(getComputedStyle(area).direction).toBe('ltr');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** As in Firefox, where a script takes the place of `field-sizing`. */
export const GrowsWithoutFieldSizing: Story = {
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    return () => supports.mockRestore();
  },
  play: async ({ canvas, globals, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: localize(globals, fieldLabels).description });
    area.style.setProperty('field-sizing', 'fixed');
    const getHeight = () => area.getBoundingClientRect().height;
    const emptyHeight = getHeight();
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(getHeight()).toBeGreaterThan(emptyHeight);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.clear(area);
    await expect(getHeight()).toBe(emptyHeight);
  },
};

export const ArabicThatBeginsWithLatinLettersIsRightToLeft: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: localize(globals, fieldLabels).description });
    await userEvent.type(area, texts.mixed);
    await expect(getComputedStyle(area).direction).toBe('rtl');
    // With paragraphs of both languages, each has its own.
    await userEvent.type(area, `{Enter}${texts.latin}`);
    await expect(area).toHaveAttribute('dir', 'auto');
  },
};

export const SpacesCountAsEmpty: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const area = canvas.getByRole('textbox', { name: labels.description });
    await userEvent.type(area, '   ');
    await userEvent.click(canvas.getByRole('button', { name: labels.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(area).toHaveAccessibleDescription(labels.descriptionRequired);
    await expect(area).toHaveFocus();
  },
};
