import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { fileKey } from '../field/files.ts';
import { actions, fileName, list, meta, problem as problemText, row, tile, words } from './FileField.css.ts';
import { fileIcon } from './fileIcon.ts';

/** Words of one chosen file. */
export interface FileListLabels {
  /** «إزالة {الاسم}» */
  remove: (name: string) => string;
  /** «نقل {الاسم} إلى أعلى» */
  moveUp: (name: string) => string;
  /** «نقل {الاسم} إلى أسفل» */
  moveDown: (name: string) => string;
}

interface FileListProps {
  /** Names the list, as it names the field. */
  label: string;
  files: readonly File[];
  problemOf: (file: File) => string | undefined;
  /** The order means something and can be changed. */
  isOrdered: boolean;
  isDisabled: boolean;
  labels: FileListLabels;
  onRemove: (at: number) => void;
  onMove: (from: number, to: number) => void;
  /** The last file was removed, and the focus has no row to go to. */
  onEmpty: () => void;
}

type Action = 'remove' | 'up' | 'down';

/** The chosen files, each with what is wrong with it. A file that moves takes the focus along; one that goes hands it on. */
export function FileList(props: FileListProps) {
  const { files, problemOf, isOrdered, isDisabled, labels } = props;
  const format = useFormat();
  const rows = useRef<HTMLOListElement>(null);
  const next = useRef<{ at: number; action: Action }>(undefined);

  useLayoutEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (!wanted) return;
    const buttons = rows.current?.children[wanted.at]?.querySelectorAll('button') ?? [];
    const usable = [...buttons].filter((button) => !button.disabled);
    const same = usable.find((button) => button.value === wanted.action);
    // At the end of the way the arrow is spent: the one beside it leads back.
    const other = usable.find((button) => button.value !== 'remove');
    (same ?? other ?? usable[0])?.focus();
  });

  if (files.length === 0) return null;
  const remove = (at: number) => {
    props.onRemove(at);
    if (files.length === 1) props.onEmpty();
    else next.current = { at: Math.min(at, files.length - 2), action: 'remove' };
  };
  const move = (from: number, to: number) => {
    props.onMove(from, to);
    next.current = { at: to, action: to < from ? 'up' : 'down' };
  };

  return (
    // A list without bullets is none to Safari unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol ref={rows} role="list" aria-label={props.label} className={list}>
      {files.map((file, at) => {
        const problem = problemOf(file);
        return (
          <li key={fileKey(file)} className={row({ isWrong: problem !== undefined, isDisabled })}>
            <span className={tile({ isDisabled })}>
              <Icon name={fileIcon(file)} size={24} />
            </span>
            <span className={words}>
              <span className={fileName}>
                <Bidi>{file.name}</Bidi>
              </span>
              <span className={meta}>{format.fileSize(file.size)}</span>
              {problem && (
                <span className={problemText}>
                  <Icon name="circle-alert" />
                  {problem}
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
                    isDisabled={isDisabled || at === 0}
                    onPress={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    value="down"
                    label={labels.moveDown(file.name)}
                    isDisabled={isDisabled || at === files.length - 1}
                    onPress={() => move(at, at + 1)}
                  />
                </>
              )}
              <IconButton
                icon="x"
                value="remove"
                label={labels.remove(file.name)}
                isDisabled={isDisabled}
                onPress={() => remove(at)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
