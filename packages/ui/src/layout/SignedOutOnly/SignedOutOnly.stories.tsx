import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

const textsByLanguage = { ar: 'إنشاء حساب', en: 'Create account' };
const replacementByLanguage = { ar: 'تابع من حيث توقفت', en: 'Continue where you left off' };
const meta = {
  title: 'Layout/SignedOutOnly',
  component: SignedOutOnly,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Content for signed-out visitors, such as the sign-up link, in pages that the server renders once for everyone. While \`<html data-signed>\` is set, it is hidden; the app removes
the attribute after hydration. It keeps its space for the content that replaces it; with \`whenSignedIn="collapse"\` it takes none. This is no access control: the server checks rights.`,
      },
    },
  },
  render: ({ whenSignedIn: place }, { globals }) => (
    <SignedOutOnly whenSignedIn={place}>
      <ButtonLink href="#signup" tone="primary">
        {localize(globals, textsByLanguage)}
      </ButtonLink>
    </SignedOutOnly>
  ),
} satisfies Meta<typeof SignedOutOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For signed-in users the space stays empty, so nothing moves when the app fills it. */
export const KeepsItsSpace: Story = {
  tags: ['!autodocs', 'spec'],
  play: async ({ canvas, globals }) => {
    const link = canvas.getByText(localize(globals, textsByLanguage));
    const { width } = link.getBoundingClientRect();
    const root = document.documentElement;
    root.setAttribute('data-signed', '');
    await expect(link).not.toBeVisible();
    await expect(link.getBoundingClientRect().width).toBe(width);
    root.removeAttribute('data-signed');
    await expect(link).toBeVisible();
  },
};

/** The replacement has the height of the content, which screen readers no longer read. */
export const ReplacementIsAsTall: Story = {
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => (
    <SignedOutOnly replacement={<Card data-testid="replacement">{localize(globals, replacementByLanguage)}</Card>}>
      <div style={{ blockSize: 300 }}>
        <ButtonLink href="#signup">{localize(globals, textsByLanguage)}</ButtonLink>
      </div>
    </SignedOutOnly>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('replacement').getBoundingClientRect().height).toBe(300);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Without replacement, the neighbours are in their final place from the start. */
export const LeavesNoGap: Story = {
  tags: ['!autodocs', 'spec'],
  args: { whenSignedIn: 'collapse' },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByText(localize(globals, textsByLanguage));
    const root = document.documentElement;
    root.setAttribute('data-signed', '');
    await expect(link.getBoundingClientRect().width).toBe(0);
    root.removeAttribute('data-signed');
    await expect(link).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <VariantRow name="SignedOutOnly">
      <SignedOutOnly>
        <ButtonLink href="#signup" tone="primary">
          {localize(globals, textsByLanguage)}
        </ButtonLink>
      </SignedOutOnly>
    </VariantRow>
  ),
};
