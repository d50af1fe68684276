import type { ReactNode } from 'react';
import { PdfLink, type PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';
import { RecordRow } from '../RecordGroups/RecordRow.tsx';
import * as css from './FileList.css.ts';

/** A key of the caller's data; the list only compares it. */
export type FileId = string | number;

/** A file of a course. */
export interface FileItem {
  id: FileId;
  title: string;
  /** Shown and explained, not opened. */
  isLocked?: boolean;
  /** What is known of it: its size, when it was added. */
  meta?: ReactNode;
}

export interface FileListProps {
  items: readonly FileItem[];
  /** Asks the server for the address of a file; its tab is open by then. */
  getHref: (id: FileId) => Promise<string>;
  /** A locked file was pressed: say why it is locked and offer the way in. */
  onLocked: (id: FileId) => void;
  labels: PdfLinkLabels & {
    /** «مقفل، للمشتركين» */
    locked: string;
  };
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What the ids of its rows begin with, so that a page can lead to one: `file-` of `file-21`. */
  rowIds?: string;
}

/** The files of a course, each opened in a tab of its own. */
export function FileList({ items, getHref, onLocked, labels, labelledBy, rowIds }: FileListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets.
    <ul role="list" className={css.list} aria-labelledby={labelledBy}>
      {items.map(({ id, title, isLocked = false, meta }) => (
        <li key={id} id={rowIds && `${rowIds}${id}`}>
          {isLocked ? (
            <RecordRow
              icon="file-text"
              state="locked"
              title={title}
              facts={
                <>
                  <strong className={css.word}>{labels.locked}</strong>
                  {meta}
                </>
              }
              onPress={() => onLocked(id)}
            />
          ) : (
            <PdfLink title={title} fetchUrl={() => getHref(id)} labels={labels} meta={meta} />
          )}
        </li>
      ))}
    </ul>
  );
}
