import { announce } from '@react-aria/live-announcer';
import { useRef, useState } from 'react';
import type { FormattableDate } from '../../intl/format.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { runAfterDialogsClose } from '../DataTable/runAfterDialogsClose.ts';
import { emptyText, list, root } from './Comments.css.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Comment, CommentAuthor, CommentsLabels } from './comment.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface CommentsProps extends RootElementProps {
  /** The comments with their replies, in the order in which they are shown. */
  comments: readonly Comment[];
  /** The current time, for «قبل 5 دقائق». */
  now: FormattableDate;
  /** Who writes. Without it there is no field, for visitors. */
  viewer?: CommentAuthor;
  /**
   * Sends a comment, or a reply to `parentId`. It is shown immediately. When the promise resolves, `comments` holds it; when it rejects, the
   * text is back in the field with an error.
   */
  onAdd?: (text: string, parentId: string | null) => Promise<void>;
  /** Deletes an own comment, after a question. When the promise rejects, the question shows an error. */
  onDelete?: (id: string) => Promise<void>;
  /** The most characters of a comment. */
  maxLength?: number;
  labels: CommentsLabels;
}

/** A comment that is being sent. */
interface PendingComment extends Comment {
  parentId: string | null;
}

/** A conversation below a lesson or a course: comments, replies to them, and a field to write. */
export function Comments(props: CommentsProps) {
  const { comments, now, viewer, onAdd, onDelete, maxLength = 2000, labels } = props;
  const [pending, setPending] = useState<PendingComment[]>([]);
  const [openReplyIds, setOpenReplyIds] = useState<readonly string[]>([]);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [deletion, setDeletion] = useState<'idle' | 'pending' | 'failed'>('idle');
  const nextKey = useRef(0);
  const listRef = useRef<HTMLDivElement>(null);
  const canWrite = viewer !== undefined && onAdd !== undefined;

  const add = async (text: string, parentId: string | null) => {
    if (!canWrite) return;
    nextKey.current += 1;
    const comment: PendingComment = {
      id: `pending-${nextKey.current}`,
      author: viewer,
      text,
      createdAt: now,
      parentId,
    };
    setPending((current) => [...current, comment]);
    try {
      await onAdd(text, parentId);
      announce(labels.sent, 'polite');
    } finally {
      setPending((current) => current.filter(({ id }) => id !== comment.id));
    }
  };
  const confirmDelete = async () => {
    if (deletingId === null) return;
    setDeletion('pending');
    try {
      await onDelete?.(deletingId);
      setDeletingId(null);
      setDeletion('idle');
      // The button that asked is gone.
      runAfterDialogsClose(listRef.current, () => listRef.current?.focus());
    } catch {
      setDeletion('failed');
    }
  };
  const closeReply = (id: string) => {
    setOpenReplyIds((current) => current.filter((each) => each !== id));
    listRef.current?.querySelector<HTMLElement>(`[data-reply-to="${CSS.escape(id)}"] button`)?.focus();
  };
  const getPending = (parentId: string | null) => pending.filter((comment) => comment.parentId === parentId);
  const itemProps = { now, labels, onDelete: onDelete && setDeletingId };

  return (
    <div {...pickRootProps(props)} className={root}>
      {canWrite && (
        <CommentForm
          label={labels.comment}
          labels={labels}
          maxLength={maxLength}
          onSubmit={(text) => add(text, null)}
        />
      )}
      {comments.length === 0 && pending.length === 0 && <p className={emptyText}>{labels.empty}</p>}
      {/* The focus is here after the focused comment has been deleted. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={listRef} tabIndex={-1} role="group" aria-label={labels.list} className={list}>
        {getPending(null).map((comment) => (
          <CommentItem key={comment.id} {...itemProps} comment={comment} isPending />
        ))}
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            {...itemProps}
            comment={comment}
            pendingReplies={getPending(comment.id)}
            onReply={canWrite ? () => setOpenReplyIds([...openReplyIds, comment.id]) : undefined}
            replyForm={
              openReplyIds.includes(comment.id) && (
                <CommentForm
                  label={labels.reply(comment.author.name)}
                  labels={labels}
                  maxLength={maxLength}
                  autoFocus
                  onCancel={() => closeReply(comment.id)}
                  onSubmit={async (text) => {
                    await add(text, comment.id);
                    closeReply(comment.id);
                  }}
                />
              )
            }
          />
        ))}
      </div>
      <ConfirmDialog
        isOpen={deletingId !== null}
        title={labels.delete}
        confirmLabel={labels.delete}
        cancelLabel={labels.cancel}
        pendingLabel={labels.deleting}
        isPending={deletion === 'pending'}
        errorMessage={deletion === 'failed' ? labels.deleteFailed : undefined}
        onConfirm={confirmDelete}
        onClose={() => {
          setDeletingId(null);
          setDeletion('idle');
        }}
      >
        {labels.deleteQuestion}
      </ConfirmDialog>
    </div>
  );
}
