import type { DragEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { ComposerLabels } from './labels.ts';
import type { Photo } from './photos.ts';
import * as css from './PhotoRow.css.ts';
import { useImageFile } from './useImageFile.ts';

/** The parts of a row that can be given the focus after a change. */
export type PhotoPart = 'up' | 'down' | 'rotate' | 'remove';

interface PhotoRowProps {
  photo: Photo;
  number: number;
  total: number;
  labels: ComposerLabels;
  isDragged: boolean;
  partRef: (part: PhotoPart) => (element: HTMLElement | null) => void;
  onMove: (step: -1 | 1) => void;
  onRotate: () => void;
  onRemove: () => void;
  onUnreadable: () => void;
  /** It is carried by pointer; the buttons do the same. */
  drag: Record<'onDragStart' | 'onDragOver' | 'onDragEnd', (event: DragEvent<HTMLLIElement>) => void>;
}

/** A photo: the page it makes, its picture as it will lie there, and what can be done with it. */
export function PhotoRow({ photo, number, total, labels, isDragged, partRef, drag, ...on }: PhotoRowProps) {
  const format = useFormat();
  const image = useImageFile(photo.file);
  return (
    <li className={css.row({ isDragged })} draggable {...drag}>
      <span className={css.frame}>
        {photo.isUnreadable ? (
          <Icon name="image" size={24} />
        ) : (
          <img
            ref={image}
            className={css.picture({ quarters: (photo.quarters % 4) as 0 | 1 | 2 | 3 })}
            alt=""
            decoding="async"
            draggable={false}
            onError={on.onUnreadable}
          />
        )}
      </span>
      <span className={css.words}>
        <span className={css.page}>{labels.page(number)}</span>
        <span className={css.name}>
          <Bidi>{photo.file.name}</Bidi>
        </span>
        {photo.isUnreadable ? (
          <span className={css.error}>
            <Icon name="circle-alert" />
            {labels.unreadable}
          </span>
        ) : (
          <span className={css.fact}>{format.fileSize(photo.file.size)}</span>
        )}
      </span>
      <span className={css.buttons}>
        <IconButton
          ref={partRef('up')}
          icon="arrow-up"
          label={labels.moveUp(number)}
          isDisabled={number === 1}
          onPress={() => on.onMove(-1)}
        />
        <IconButton
          ref={partRef('down')}
          icon="arrow-down"
          label={labels.moveDown(number)}
          isDisabled={number === total}
          onPress={() => on.onMove(1)}
        />
        <IconButton ref={partRef('rotate')} icon="rotate" label={labels.rotate(number)} onPress={on.onRotate} />
        <IconButton
          ref={partRef('remove')}
          icon="trash"
          tone="danger"
          label={labels.remove(number)}
          onPress={on.onRemove}
        />
      </span>
    </li>
  );
}
