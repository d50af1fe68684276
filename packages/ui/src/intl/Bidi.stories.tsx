import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../layout/Text/Text.tsx';
import { texts } from '../stories/Texts.fixtures.ts';
import { localize } from '../stories/localize.ts';
import { AddressOrText } from './AddressOrText.tsx';
import { EmailOrUrl } from './EmailOrUrl.tsx';
import { Bidi, Ltr } from './Bidi.tsx';

const textsByLanguage = {
  ar: { call: 'اتصل على', course: 'دورة', now: 'الآن' },
  en: { call: 'Call', course: 'The course', now: 'now' },
};
const address = 'omar.abdelaziz.elshazly.elmansoury@fanous.example';
const longAddress = (
  <div style={{ inlineSize: '13rem' }}>
    <Text>
      <EmailOrUrl>{address}</EmailOrUrl>
    </Text>
  </div>
);
const meta = {
  title: 'Intl/Bidi',
  component: Bidi,
  args: { children: texts.mixed },
  parameters: {
    docs: {
      description: {
        component: `
Isolates user-written text in its own direction: any Arabic letter makes it right to left, so «HTML5 و CSS للمبتدئين» starts at the right, which \`dir="auto"\` gets wrong.
\`Ltr\` isolates text that is always left to right: a phone number, a slug, code. \`EmailOrUrl\` does the same for an e-mail or web address, and lets it break after a sign. Without them \`0100 123 4567\` appears as 4567 123 0100 inside Arabic.`,
      },
    },
  },
} satisfies Meta<typeof Bidi>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <Text>
      {localize(globals, textsByLanguage).course} <Bidi {...args} /> {localize(globals, textsByLanguage).now}
    </Text>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack>
      {[texts.short, texts.mixed, texts.latin, 'C++', '.env'].map((text) => (
        <Text key={text}>
          {localize(globals, textsByLanguage).course} <Bidi>{text}</Bidi> {localize(globals, textsByLanguage).now}
        </Text>
      ))}
      <Text>
        {localize(globals, textsByLanguage).call} <Ltr>+20 100 123 4567</Ltr>
      </Text>
      {longAddress}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.mixed)).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText(texts.latin)).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('+20 100 123 4567')).toHaveAttribute('dir', 'ltr');
  },
};

/** Returns the visual lines of an address: segments with the same top edge. */
const getVisualLines = (written: HTMLElement) => {
  const lines = new Map<number, string>();
  for (const piece of written.querySelectorAll<HTMLElement>('[aria-hidden] > span')) {
    const top = Math.round(piece.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + piece.textContent);
  }
  return [...lines.values()];
};

/** Screen readers read a `<wbr>` as a space: "omar. abdelaziz@ fanous. example". */
export const AnAddressBreaksAfterASignAndIsReadAsOneText: Story = {
  render: () => longAddress,
  play: async ({ canvas }) => {
    const spoken = await canvas.findByText(address);
    await expect([...spoken.childNodes].map(({ nodeName }) => nodeName)).toEqual(['#text']);
    await expect(spoken.closest('[aria-hidden]')).toBeNull();
    const written = spoken.closest('bdi')!;
    await document.fonts.ready;
    const lines = getVisualLines(written);
    await expect(lines.length).toBeGreaterThan(1);
    await expect(lines.join('')).toBe(address);
    for (const line of lines.slice(0, -1)) await expect(line).toMatch(/[@.]$/);
    // No segment breaks inside.
    for (const piece of written.querySelectorAll('[aria-hidden] > span')) {
      const oneLine = Number.parseFloat(getComputedStyle(piece).lineHeight);
      await expect(piece.getBoundingClientRect().height).toBeLessThan(1.5 * oneLine);
    }
    // The clipboard gets the address once, and complete.
    getSelection()?.selectAllChildren(written);
    await expect(getSelection()?.toString()).toBe(address);
    getSelection()?.removeAllRanges();
  },
};

/** A segment that is wider than the column breaks anywhere, so that nothing is cut off. */
export const ASegmentWiderThanItsColumnBreaksAnywhere: Story = {
  render: () => (
    <div style={{ inlineSize: '6rem' }}>
      <EmailOrUrl>elmansouryandfriends-of-the-nile@fanous.example</EmailOrUrl>
    </div>
  ),
  play: async ({ canvas }) => {
    const written = (await canvas.findByText(/elmansoury/, { selector: 'bdi > span:first-child' })).closest('bdi')!;
    const room = written.parentElement!.clientWidth;
    for (const piece of written.querySelectorAll('[aria-hidden] > span'))
      await expect(piece.getBoundingClientRect().width).toBeLessThanOrEqual(room);
  },
};

const fileName = 'introduction_to_algorithms_second_edition.pdf';

/** Only a long word of an address breaks in this way. A title is one text, in its own direction. */
export const ALongFileNameBreaksBetweenItsParts: Story = {
  render: () => (
    <div style={{ inlineSize: '13rem' }}>
      {[fileName, `${texts.mixed}.pdf`, 'notes.pdf'].map((name) => (
        <Text key={name}>
          <AddressOrText>{name}</AddressOrText>
        </Text>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = getVisualLines((await canvas.findByText(fileName)).closest('bdi')!);
    await expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) await expect(line).toMatch(/_$/);
    await expect(canvas.getByText(`${texts.mixed}.pdf`)).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText('notes.pdf')).toHaveAttribute('dir', 'ltr');
  },
};

export const SignsStayAfterTheirName: Story = {
  args: { children: 'C++ من الصفر' },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('C++');
    const at = (from: number) => {
      const range = document.createRange();
      range.setStart(name.firstChild!, from);
      range.setEnd(name.firstChild!, from + 1);
      return range.getBoundingClientRect().x;
    };
    await expect(at(0)).toBeLessThan(at(1));
    await expect(name.parentElement).toHaveTextContent('C++ من الصفر');
  },
};

export const APhoneNumberDoesNotBreak: Story = {
  args: { children: 'للحجز اتصل على 0100 123 4567' },
  render: (args) => (
    // Wide enough for the text and the first group of digits.
    <div style={{ inlineSize: '11rem' }}>
      <Bidi {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0100 123 4567').getClientRects()).toHaveLength(1);
  },
};

export const ConsecutiveNumbersBreakBetweenThem: Story = {
  args: { children: '0100 123 4567 0122 345 6789 0111 222 3333' },
  render: (args) => (
    <div style={{ inlineSize: '11rem' }}>
      <Bidi {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.children).getClientRects().length).toBeGreaterThan(1);
  },
};

/** After an Arabic word a percent sign would jump to the other side of its number. */
export const PercentsKeepTheirSign: Story = {
  tags: ['!autodocs', 'spec'],
  args: { children: 'المتوسط 71.4% من 100%' },
  play: async ({ canvas }) => {
    const number = await canvas.findByText('71.4%');
    const [figure, sign] = [new Range(), new Range()];
    figure.setStart(number.firstChild!, 0);
    figure.setEnd(number.firstChild!, 4);
    sign.setStart(number.firstChild!, 4);
    sign.setEnd(number.firstChild!, 5);
    await expect(sign.getBoundingClientRect().left).toBeGreaterThan(figure.getBoundingClientRect().left);
  },
};
