import { getTextDirection } from '@fanous/arabic/textDir';
import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import type { FormattableDate } from '../../intl/format.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import {
  author as authorStyle,
  body,
  comment as commentStyle,
  header,
  meta,
  quietButtons,
  replies,
  text,
} from './Comments.css.ts';
import type { Comment, CommentsLabels } from './comment.ts';

interface CommentItemProps {
  comment: Comment;
  now: FormattableDate;
  labels: CommentsLabels;
  /** It is being sent. */
  isPending?: boolean;
  pendingReplies?: readonly Comment[];
  onReply?: (() => void) | undefined;
  /** The open field for a reply. */
  replyForm?: ReactNode;
  onDelete?: ((id: string) => void) | undefined;
}

/** One comment with its replies. */
export function CommentItem(props: CommentItemProps) {
  const { comment, now, labels, isPending = false, pendingReplies = [], onReply, replyForm, onDelete } = props;
  const { author, createdAt, isOwn = false } = comment;
  const format = useFormat();
  const authorId = useId();
  const allReplies = comment.replies ?? [];
  const canDelete = isOwn && onDelete !== undefined && !isPending;
  return (
    <article className={commentStyle} aria-labelledby={authorId} aria-busy={isPending || undefined}>
      <Avatar name={author.name} src={author.photoSrc ?? null} size={40} />
      <div className={body}>
        <div className={header}>
          <span className={authorStyle} id={authorId}>
            <Bidi>{author.name}</Bidi>
          </span>
          {isPending ? (
            <span className={meta}>
              <Spinner /> {labels.sending}
            </span>
          ) : (
            <time className={meta} dateTime={new Date(createdAt).toISOString()}>
              {format.ago(createdAt, now)}
            </time>
          )}
        </div>
        <p className={text} dir={getTextDirection(comment.text)}>
          {comment.text}
        </p>
        {(onReply || canDelete) && (
          <div className={quietButtons} data-reply-to={comment.id}>
            {onReply && (
              <Button variant="quiet" icon="reply" aria-label={labels.reply(author.name)} onPress={onReply}>
                {labels.replyButton}
              </Button>
            )}
            {canDelete && (
              <Button variant="quiet" icon="trash" onPress={() => onDelete(comment.id)}>
                {labels.delete}
              </Button>
            )}
          </div>
        )}
        {replyForm}
        {allReplies.length + pendingReplies.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div className={replies} role="group" aria-label={labels.replies(author.name)}>
            {allReplies.map((reply) => (
              <CommentItem key={reply.id} {...{ now, labels, onDelete }} comment={reply} />
            ))}
            {pendingReplies.map((reply) => (
              <CommentItem key={reply.id} {...{ now, labels }} comment={reply} isPending />
            ))}
          </div>
        )}
      </div>
    </article>
  );
}
