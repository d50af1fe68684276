import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { testOverlayBehavior } from '../../overlays/testOverlayBehavior.ts';
import { localize } from '../../stories/localize.ts';
import { notificationLabels, now } from './NotificationPanel.fixtures.tsx';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

/** Keeps the read state, as a page does. */
function Live(props: NotificationPanelProps) {
  const [isRead, setRead] = useState(false);
  const read = props.items?.map(({ id, title, href, time }) => ({ id, title, href, time }));
  return (
    <NotificationPanel
      {...props}
      items={isRead ? read : props.items}
      onMarkAll={() => {
        props.onMarkAll();
        setRead(true);
      }}
    />
  );
}
const onRetry = fn();

const meta = {
  title: 'Navigation/NotificationPanel/Spec',
  tags: ['!autodocs', 'spec'],
  component: NotificationPanel,
  args: { ...notificationLabels.ar, unreadCount: 3, now, onMarkAll: fn(), onItemPress: fn(), onOpenChange: fn() },
  render: (args, { globals }) => <Live {...args} {...localize(globals, notificationLabels)} />,
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, globals, userEvent }: Pick<Play, 'canvas' | 'globals' | 'userEvent'>) => {
  const labels = localize(globals, notificationLabels);
  await userEvent.click(canvas.getByRole('button', { name: labels.buttonLabel }));
  return within(await screen.findByRole('dialog', { name: labels.label }));
};

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, notificationLabels);
    const trigger = canvas.getByRole('button', { name: labels.buttonLabel });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'dialog',
      name: labels.label,
      isModal: false,
      closesOutside: true,
    });
  },
};

export const ListsNotificationsWithTheirTime: Story = {
  play: async (context) => {
    const { args, globals } = context;
    const labels = localize(globals, notificationLabels);
    const panel = await open(context);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    const links = panel.getAllByRole('link');
    await expect(links).toHaveLength(5);
    const ago = localize(globals, { ar: 'قبل 3 دقائق', en: '3 minutes ago' });
    await expect(links[0]).toHaveAccessibleName(new RegExp(`^${labels.unreadLabel}: .*${ago}$`));
    await expect(links[3]).not.toHaveAccessibleName(new RegExp(`^${labels.unreadLabel}`));
    await expect(links[4]).toHaveTextContent(localize(globals, { ar: '7 سبتمبر 2026', en: 'September 7, 2026' }));
    const region = panel.getByRole('region', { name: labels.label });
    await expect(region.clientHeight).toBeLessThanOrEqual(320);
  },
};

export const PressingAnItemClosesThePanelAndCallsOnItemPress: Story = {
  play: async (context) => {
    const panel = await open(context);
    await context.userEvent.click(panel.getAllByRole('link')[1]!);
    await expect(context.args.onItemPress).toHaveBeenCalledWith(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MarkingAllAsReadMovesTheFocusToTheList: Story = {
  play: async (context) => {
    const labels = localize(context.globals, notificationLabels);
    const panel = await open(context);
    await context.userEvent.click(panel.getByRole('button', { name: labels.markAllLabel }));
    await expect(context.args.onMarkAll).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(panel.queryByRole('button', { name: labels.markAllLabel })).toBeNull());
    await expect(panel.queryByRole('link', { name: new RegExp(`^${labels.unreadLabel}`) })).toBeNull();
    await expect(panel.getByRole('region')).toHaveFocus();
  },
};

export const TheCloseButtonReturnsTheFocus: Story = {
  play: async (context) => {
    const panel = await open(context);
    const close = localize(context.globals, { ar: 'إغلاق', en: 'Close' });
    await context.userEvent.click(panel.getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { buttonLabel } = localize(context.globals, notificationLabels);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: buttonLabel })).toHaveFocus());
  },
};

export const ShowsTheEmptyState: Story = {
  render: (args, { globals }) => <NotificationPanel {...args} {...localize(globals, notificationLabels)} items={[]} />,
  play: async (context) => {
    const panel = await open(context);
    await expect(panel.getByRole('status')).toHaveTextContent(localize(context.globals, notificationLabels).emptyLabel);
    await waitFor(() => expect(panel.getByRole('status')).toBeVisible());
    await expect(panel.getByRole('region').offsetHeight).toBeGreaterThanOrEqual(100);
  },
};

export const ShowsTheLoadingState: Story = {
  render: (args, { globals }) => (
    <NotificationPanel {...args} {...localize(globals, notificationLabels)} items={undefined} />
  ),
  play: async (context) => {
    const panel = await open(context);
    await expect(panel.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('status')).toHaveTextContent(localize(context.globals, notificationLabels).retrying);
  },
};

export const ShowsTheErrorStateAndRetries: Story = {
  render: (args, { globals }) => {
    const { failed, retry, retrying, ...say } = localize(globals, notificationLabels);
    const error = { message: failed, retryLabel: retry, retryingLabel: retrying, isRetrying: false, onRetry };
    return <NotificationPanel {...args} {...say} items={undefined} error={error} />;
  },
  play: async (context) => {
    onRetry.mockClear();
    const labels = localize(context.globals, notificationLabels);
    const panel = await open(context);
    await expect(panel.getByRole('alert')).toHaveTextContent(labels.failed);
    await context.userEvent.click(panel.getByRole('button', { name: labels.retry }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

const older = { ar: 'عرض المزيد', en: 'Show more' };

/** Has one page of older items. */
function Long({ items, more, ...props }: NotificationPanelProps) {
  const [isAll, setAll] = useState(false);
  return (
    <NotificationPanel
      {...props}
      items={isAll ? items : items?.slice(0, 1)}
      {...(!isAll && more && { more: { ...more, onLoadMore: () => setAll(true) } })}
    />
  );
}

export const LoadingMoreFocusesTheFirstNewItem: Story = {
  render: (args, { globals }) => (
    <Long
      {...args}
      {...localize(globals, notificationLabels)}
      more={{ label: localize(globals, older), loadingLabel: '', isLoading: false, onLoadMore: fn() }}
    />
  ),
  play: async (context) => {
    const panel = await open(context);
    await expect(panel.getAllByRole('link')).toHaveLength(1);
    await context.userEvent.click(panel.getByRole('button', { name: localize(context.globals, older) }));
    await expect(panel.getAllByRole('link')).toHaveLength(5);
    await expect(panel.getAllByRole('link')[1]).toHaveFocus();
    await expect(panel.queryByRole('button', { name: localize(context.globals, older) })).toBeNull();
  },
};
