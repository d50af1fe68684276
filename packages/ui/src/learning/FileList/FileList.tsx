import type { ReactNode } from 'react';
import { lockedLabel } from '../../media/fileRow.css.ts';
import { PdfLink, type PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';
import { FileRowButton } from '../RecordGroups/FileRowButton.tsx';
import * as css from './FileList.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** An id of the caller's data; the list only compares it. */
export type FileId = string | number;

/** A file of a course. */
export interface FileItem {
  id: FileId;
  title: string;
  /** A locked item is shown but cannot be opened. */
  isLocked?: boolean;
  /** Its size, or when it was added. */
  meta?: ReactNode;
}

export interface FileListProps extends RootElementProps {
  items: readonly FileItem[];
  /** Requests the URL of a file. Called after its tab has opened. */
  fetchUrl: (id: FileId) => Promise<string>;
  /** Called when a locked file is pressed: explain why it is locked and how to get access. */
  onLocked: (id: FileId) => void;
  labels: PdfLinkLabels & {
    /** «مقفل، للمشتركين» */
    locked: string;
  };
  /** Id of the heading of the list. */
  labelledBy: string;
  /** Prefix of the row ids, for links to a row: `file-` of `file-21`. */
  rowIdPrefix?: string;
}

/** The files of a course. Each opens in a new tab. */
export function FileList({ items, fetchUrl, onLocked, labels, labelledBy, rowIdPrefix, ...rootProps }: FileListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role.
    <ul {...rootProps} role="list" className={css.list} aria-labelledby={labelledBy}>
      {items.map(({ id, title, isLocked = false, meta }) => (
        <li key={id} id={rowIdPrefix && `${rowIdPrefix}${id}`}>
          {isLocked ? (
            <FileRowButton
              icon="file-text"
              state="locked"
              title={title}
              meta={
                <>
                  <strong className={lockedLabel}>{labels.locked}</strong>
                  {meta}
                </>
              }
              onPress={() => onLocked(id)}
            />
          ) : (
            <PdfLink title={title} fetchUrl={() => fetchUrl(id)} labels={labels} meta={meta} />
          )}
        </li>
      ))}
    </ul>
  );
}
