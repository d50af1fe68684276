import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { getFileKey } from '../field/files.ts';
import {
  actions,
  fileName,
  list,
  fileMeta,
  errorText as problemText,
  row,
  iconTile,
  fileText,
} from './FileField.css.ts';
import { getFileIcon } from './getFileIcon.ts';

/** Labels of one selected file. */
export interface SelectedFileListLabels {
  /** «إزالة {الاسم}» */
  remove: (name: string) => string;
  /** «نقل {الاسم} إلى أعلى» */
  moveUp: (name: string) => string;
  /** «نقل {الاسم} إلى أسفل» */
  moveDown: (name: string) => string;
}

interface FileListProps {
  /** Names the list. */
  label: string;
  files: readonly File[];
  getFileError: (file: File) => string | undefined;
  /** Shows buttons that move the files. */
  isOrdered: boolean;
  isDisabled: boolean;
  labels: SelectedFileListLabels;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** The last file was removed, so the focus has to leave the list. */
  onEmpty: () => void;
}

type Action = 'remove' | 'up' | 'down';

/** The selected files with their errors. A moved file keeps the focus; after removing one, the next gets it. */
export function SelectedFileList(props: FileListProps) {
  const { files, getFileError, isOrdered, isDisabled, labels } = props;
  const format = useFormat();
  const rows = useRef<HTMLOListElement>(null);
  const nextFocus = useRef<{ index: number; action: Action }>(undefined);

  useLayoutEffect(() => {
    const target = nextFocus.current;
    nextFocus.current = undefined;
    if (!target) return;
    const buttons = rows.current?.children[target.index]?.querySelectorAll('button') ?? [];
    const usable = [...buttons].filter((button) => !button.disabled);
    const same = usable.find((button) => button.value === target.action);
    // At the edge the pressed arrow is disabled, so the other arrow gets the focus.
    const other = usable.find((button) => button.value !== 'remove');
    (same ?? other ?? usable[0])?.focus();
  });

  if (files.length === 0) return null;
  const remove = (index: number) => {
    props.onRemove(index);
    if (files.length === 1) props.onEmpty();
    else nextFocus.current = { index: Math.min(index, files.length - 2), action: 'remove' };
  };
  const move = (from: number, to: number) => {
    props.onMove(from, to);
    nextFocus.current = { index: to, action: to < from ? 'up' : 'down' };
  };

  return (
    // Safari gives lists without bullets no list role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol ref={rows} role="list" aria-label={props.label} className={list}>
      {files.map((file, index) => {
        const error = getFileError(file);
        return (
          <li key={getFileKey(file)} className={row({ isInvalid: error !== undefined, isDisabled })}>
            <span className={iconTile({ isDisabled })}>
              <Icon name={getFileIcon(file)} size={24} />
            </span>
            <span className={fileText}>
              <span className={fileName}>
                <Bidi>{file.name}</Bidi>
              </span>
              <span className={fileMeta}>{format.fileSize(file.size)}</span>
              {error && (
                <span className={problemText}>
                  <Icon name="circle-alert" />
                  {error}
                </span>
              )}
            </span>
            <span className={actions}>
              {isOrdered && files.length > 1 && (
                <>
                  <IconButton
                    icon="arrow-up"
                    value="up"
                    label={labels.moveUp(file.name)}
                    isDisabled={isDisabled || index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    value="down"
                    label={labels.moveDown(file.name)}
                    isDisabled={isDisabled || index === files.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                icon="x"
                value="remove"
                label={labels.remove(file.name)}
                isDisabled={isDisabled}
                onPress={() => remove(index)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
