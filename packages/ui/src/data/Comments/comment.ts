import type { FormattableDate } from '../../intl/format.ts';

/** Who wrote a comment. */
export interface CommentAuthor {
  name: string;
  /** The address of the photo. Without it the first letter is shown. */
  photoSrc?: string | null;
}

/** A comment, and the replies to it. A reply has no replies of its own. */
export interface Comment {
  id: string;
  author: CommentAuthor;
  text: string;
  createdAt: FormattableDate;
  /** The viewer wrote it, and can delete it. */
  isOwn?: boolean;
  replies?: readonly Comment[];
}

/** Every text of the part. */
export interface CommentsLabels {
  /** Names the list: «التعليقات». */
  list: string;
  /** Names the list of replies: «الردود على أحمد». */
  replies: (author: string) => string;
  /** The label of the field: «أضف تعليقًا». */
  comment: string;
  /** The label of the field for a reply: «رد على أحمد». */
  reply: (author: string) => string;
  /** The button below a comment: «رد». */
  replyButton: string;
  /** The buttons of the form: «نشر» and «إلغاء». */
  submit: string;
  cancel: string;
  /** Beside a comment that is being sent: «جارٍ النشر». */
  sending: string;
  /** Announced after a comment is sent: «نُشر تعليقك». */
  sent: string;
  /** The error of an empty comment: «اكتب تعليقًا أولًا». */
  required: string;
  /** The error if sending fails; the text stays: «تعذّر النشر. النص باقٍ، أعد المحاولة.» */
  sendFailed: string;
  /** Shown without comments: «لا تعليقات بعد». */
  empty: string;
  /** The button that deletes an own comment, and the title of the question before it: «حذف التعليق». */
  delete: string;
  /** The question: «هل تريد حذف هذا التعليق؟» */
  deleteQuestion: string;
  deleting: string;
  deleteFailed: string;
}
