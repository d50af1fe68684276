/** The kinds of content that a course has. */
export type CourseItemKind = 'video' | 'record' | 'file' | 'quiz' | 'summary';

/** The kinds that open on the course page. Its address names the selected item, as in `?video=102`. Quizzes have their own page. */
export type SelectableItemKind = Exclude<CourseItemKind, 'quiz'>;

/** An item, as far as its access depends on it. */
export interface CourseItem {
  id: number;
  /** Free videos are open to every signed-in user, and to visitors if the operator allows it. */
  is_free?: 0 | 1;
}

/** The ids of the rows of a list are this prefix and the id of the item. */
export const getRowIdPrefix = (kind: SelectableItemKind): string => `${kind}-`;
