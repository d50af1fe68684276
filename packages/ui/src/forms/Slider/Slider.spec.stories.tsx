import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { Slider } from './Slider.tsx';
import { sliderLabels } from './Slider.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: [number, number]) => void;
  onChangeEnd: (value: number) => void;
}

function FilterForm({ globals, onSubmit, onChange, onChangeEnd }: SpecArgs & { globals: Record<string, unknown> }) {
  const { volume, price, hint, thumbs, save } = localize(globals, sliderLabels);
  const format = useFormat();
  return (
    <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
      <Slider label={volume} name="volume" defaultValue={40} onChangeEnd={onChangeEnd} />
      <Slider
        label={price}
        description={hint}
        thumbs={thumbs}
        minValue={0}
        maxValue={1500}
        step={50}
        defaultValue={[250, 1000]}
        formatValue={(value) => format.price(value)}
        onChange={([smallest, largest]) => onChange([smallest, largest])}
      />
      <Button type="submit">{save}</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Slider/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onSubmit: fn<SpecArgs['onSubmit']>(),
    onChange: fn<SpecArgs['onChange']>(),
    onChangeEnd: fn<SpecArgs['onChangeEnd']>(),
  },
  render: (args, { globals }) => <FilterForm {...args} globals={globals} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, sliderLabels);
  const getThumb = (name: string) => canvas.getByRole('slider', { name: new RegExp(name) });
  return {
    labels,
    volume: getThumb(labels.volume),
    lowest: getThumb(labels.thumbs[0].label),
    highest: getThumb(labels.thumbs[1].label),
    isArabic: localize(globals, { ar: true, en: false }),
  };
}

export const ArrowsFollowTheReadingDirection: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { volume, isArabic } = getParts(context);
    const [forward, back] = isArabic ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(volume).toHaveFocus();
    await userEvent.keyboard(forward + forward + back);
    await expect(volume).toHaveValue('41');
    await userEvent.keyboard('{ArrowUp}');
    await expect(volume).toHaveValue('42');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(42);
    await userEvent.keyboard('{Home}');
    await expect(volume).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(volume).toHaveValue('100');
  },
};

export const ValuesAreAnnouncedAsTheyAreShown: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { lowest } = getParts(context);
    const texts = localize(globals, { ar: ['250 جنيهًا', '300 جنيه'], en: ['EGP 250', 'EGP 300'] });
    await expect(lowest.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(texts[0]);
    lowest.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(lowest.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(texts[1]);
    await expect(canvas.getByText(texts[1]!)).toBeVisible();
  },
};

export const AThumbStopsAtTheOtherOne: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, lowest, highest } = getParts(context);
    highest.focus();
    await userEvent.keyboard('{Home}');
    await expect(highest).toHaveValue('250');
    await expect(args.onChange).toHaveBeenLastCalledWith([250, 250]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: labels.save }));
    await expect(lowest).toHaveValue('250');
    const [values] = args.onSubmit.mock.calls[0] ?? [];
    await expect(Object.fromEntries(values ?? [])).toEqual({ volume: '40', min: '250', max: '350' });
  },
};

export const TheLineFillsFromTheStart: Story = {
  play: async (context) => {
    const { lowest, highest, isArabic } = getParts(context);
    const x = (thumb: HTMLElement) => thumb.getBoundingClientRect().x;
    await expect(x(lowest) > x(highest)).toBe(isArabic);
  },
};
