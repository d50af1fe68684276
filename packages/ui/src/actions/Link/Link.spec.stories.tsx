import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NavigateContext } from '../../intl/navigation.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { localize } from '../../stories/localize.ts';
import { Link } from './Link.tsx';

const navigate = fn();
const translations = { ar: 'كل الأقسام', en: 'All categories' };

const meta = {
  title: 'Actions/Link/Spec',
  component: Link,
  tags: ['!autodocs', 'spec'],
  args: { href: '/categories?from=home#top', children: '' },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [(Story) => <NavigateContext value={navigate}>{Story()}</NavigateContext>],
  render: (args, { globals }) => <Link {...args}>{localize(globals, translations)}</Link>,
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks the link without leaving the page. Returns whether the link prevented the default. */
async function click(link: HTMLElement, init: MouseEventInit = {}): Promise<boolean> {
  let wasPrevented = false;
  const handleLastClick = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', handleLastClick, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return wasPrevented;
}

export const ClickNavigatesInsideTheApp: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await click(canvas.getByRole('link', { name: localize(globals, translations) }))).toBe(true);
    await expect(navigate).toHaveBeenCalledWith('/categories?from=home#top');
  },
};

/** Firefox fills the property of a link without a target with the target of `<base>`. */
export const TheTargetOfTheBaseDoesNotCount: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    Object.defineProperty(link, 'target', { value: '_blank' });
    await expect(await click(link)).toBe(true);
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

export const ModifiedClicksAreLeftToTheBrowser: Story = {
  play: async ({ canvas }) => {
    for (const key of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      await expect(await click(canvas.getByRole('link'), key)).toBe(false);
    }
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const ExternalLinkAnnouncesTheNewTab: Story = {
  args: { href: 'https://example.com/', isExternal: true },
  play: async ({ canvas, globals }) => {
    const name = localize(globals, { ar: /كل الأقسام.*علامة تبويب جديدة/, en: /All categories.*opens in a new tab/ });
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(await click(link)).toBe(false);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const OnClickCanPreventNavigation: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas }) => {
    await click(canvas.getByRole('link'));
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const StretchedLinkCoversItsCard: Story = {
  render: (args, { globals }) => (
    <Card>
      <Link {...args} stretched>
        {localize(globals, translations)}
      </Link>
      <Text>{localize(globals, { ar: 'نص البطاقة', en: 'Text of the card' })}</Text>
    </Card>
  ),
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(localize(globals, { ar: 'نص البطاقة', en: 'Text of the card' }));
    const { left, top, width, height } = text.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit).toBe(canvas.getByRole('link'));
  },
};
