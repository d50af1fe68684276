import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import type { Comment } from './comment.ts';
import { commentsLabels, commentsNow, sampleComments, viewer } from './Comments.fixtures.ts';
import { Comments } from './Comments.tsx';

interface SpecArgs {
  /** The server: resolves or rejects. */
  onAdd: (text: string, parentId: string | null) => Promise<void>;
  onDelete: (id: string) => Promise<void>;
}

function Page({ onAdd, onDelete, language }: SpecArgs & { language: 'ar' | 'en' }) {
  const [comments, setComments] = useState<readonly Comment[]>(sampleComments);
  const add = async (text: string, parentId: string | null) => {
    await onAdd(text, parentId);
    const added = { id: `new-${text}`, author: viewer, text, createdAt: commentsNow, isOwn: true };
    setComments((current) =>
      parentId === null
        ? [added, ...current]
        : current.map((each) =>
            each.id === parentId ? Object.assign({}, each, { replies: [...(each.replies ?? []), added] }) : each,
          ),
    );
  };
  const remove = async (id: string) => {
    await onDelete(id);
    setComments((current) =>
      current
        .filter((each) => each.id !== id)
        .map((each) => Object.assign({}, each, { replies: each.replies?.filter((reply) => reply.id !== id) })),
    );
  };
  return (
    <Comments
      {...{ comments, viewer }}
      now={commentsNow}
      onAdd={add}
      onDelete={remove}
      labels={commentsLabels[language]}
    />
  );
}

const meta = {
  title: 'Data/Comments/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onAdd: fn<SpecArgs['onAdd']>(async () => undefined),
    onDelete: fn<SpecArgs['onDelete']>(async () => undefined),
  },
  render: (args, { globals }) => <Page {...args} language={localize(globals, { ar: 'ar', en: 'en' })} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, commentsLabels);
  return {
    labels,
    field: canvas.getByRole('textbox', { name: labels.comment }),
    post: canvas.getByRole('button', { name: labels.submit }),
    thread: within(canvas.getByRole('group', { name: labels.list })),
  };
}

/** A promise that the story settles. */
function createServer() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, resolve, reject };
}

export const ACommentIsShownAtOnceAndThenPosted: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, field, thread } = getParts(context);
    const server = createServer();
    args.onAdd.mockReturnValueOnce(server.promise);
    await userEvent.type(field, ' شكرًا على الشرح ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAdd).toHaveBeenCalledWith('شكرًا على الشرح', null);
    await expect(thread.getByText(labels.sending)).toBeVisible();
    await expect(thread.getByText('شكرًا على الشرح')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    server.resolve();
    await waitFor(() => expect(thread.queryByText(labels.sending)).toBeNull());
    await expect(thread.getAllByText('شكرًا على الشرح')).toHaveLength(1);
    const getAnnouncements = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
    await waitFor(() => expect(getAnnouncements()).toContain(labels.sent));
  },
};

export const AFailureKeepsTheText: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, field, post, thread } = getParts(context);
    const server = createServer();
    args.onAdd.mockReturnValueOnce(server.promise);
    await userEvent.type(field, 'سؤال طويل');
    await userEvent.click(post);
    await expect(thread.getByText('سؤال طويل')).toBeVisible();
    await userEvent.type(field, 'وآخر');
    server.reject(new Error('offline'));
    await waitFor(() => expect(field).toHaveValue('سؤال طويل\nوآخر'));
    await expect(canvas.getByText(labels.sendFailed)).toBeVisible();
    await expect(canvas.getByText(labels.sendFailed).closest('[role="alert"]')).not.toBeNull();
    await expect(thread.queryByText('سؤال طويل')).toBeNull();
    // A second attempt sends both, without an edit.
    await userEvent.click(post);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('سؤال طويل\nوآخر', null));
    await expect(canvas.queryByText(labels.sendFailed)).toBeNull();
  },
};

export const AnEmptyCommentIsNotSent: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, field, post } = getParts(context);
    await userEvent.type(field, '   ');
    await userEvent.click(post);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(labels.required);
    await expect(field).toHaveFocus();
  },
};

export const ARepliesFormOpensBelowItsComment: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels } = getParts(context);
    const reply = canvas.getByRole('button', { name: labels.reply('منى حسن') });
    await userEvent.click(reply);
    const field = canvas.getByRole('textbox', { name: labels.reply('منى حسن') });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).not.toBeInTheDocument();
    await expect(reply).toHaveFocus();
    await userEvent.click(reply);
    await userEvent.keyboard('شكرًا{Control>}{Enter}{/Control}');
    await expect(args.onAdd).toHaveBeenCalledWith('شكرًا', '1');
    const replies = within(canvas.getByRole('group', { name: labels.replies('منى حسن') }));
    await waitFor(() => expect(replies.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(reply).toHaveFocus());
  },
};

export const OnlyOwnCommentsAreDeletedAfterAQuestion: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels } = getParts(context);
    args.onDelete.mockRejectedValueOnce(new Error('offline'));
    const [button, ...others] = canvas.getAllByRole('button', { name: labels.delete });
    await expect(others).toHaveLength(0);
    if (!button) throw new Error('the own comment has a button');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: labels.delete }));
    await expect(await dialog.findByText(labels.deleteFailed)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: labels.delete }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenLastCalledWith('2');
    await expect(canvas.queryByRole('button', { name: labels.delete })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group', { name: labels.list })).toHaveFocus());
  },
};

export const EachCommentHasItsAuthorTimeAndDirection: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const article = within(canvas.getByRole('article', { name: 'Karim Adel' }));
    await expect(article.getByText(localize(globals, { ar: 'أمس', en: 'yesterday' }))).toHaveAttribute(
      'datetime',
      '2026-10-05T12:00:00.000Z',
    );
    await expect(getComputedStyle(article.getByText('Great lesson, thank you!')).direction).toBe('ltr');
  },
};

export const TheQuietButtonsStartWhereTheTextStarts: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const { labels } = getParts(context);
    const article = canvas.getByRole('article', { name: 'منى حسن' });
    const icon = within(article)
      .getByRole('button', { name: labels.reply('منى حسن') })
      .querySelector('svg');
    const getStart = (element: Element | null | undefined) => {
      const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
      return localize(globals, { ar: right, en: left });
    };
    await expect(Math.abs(getStart(icon) - getStart(article.querySelector('p')))).toBeLessThan(1);
  },
};
