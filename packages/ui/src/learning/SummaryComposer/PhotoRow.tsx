import type { DragEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { AddressOrText } from '../../intl/AddressOrText.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { ComposerLabels } from './labels.ts';
import { isHeic, type Photo } from './photos.ts';
import * as css from './PhotoRow.css.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The buttons of a row that can get the focus after a change. */
export type PhotoButton = 'up' | 'down' | 'rotate' | 'remove';

interface PhotoRowProps {
  photo: Photo;
  /** Undefined until it is drawn. */
  thumbnail: ImageBitmap | undefined;
  number: number;
  total: number;
  labels: ComposerLabels;
  isDragged: boolean;
  buttonRef: (button: PhotoButton) => (element: HTMLElement | null) => void;
  onMove: (step: -1 | 1) => void;
  onRotate: () => void;
  onRemove: () => void;
  /** Drag and drop by pointer; the buttons do the same. */
  drag: Record<'onDragStart' | 'onDragOver' | 'onDragEnd', (event: DragEvent<HTMLLIElement>) => void>;
}

/** A photo: its page number, a preview as it will be on the page, and its buttons. */
export function PhotoRow({
  photo,
  thumbnail,
  number,
  total,
  labels,
  isDragged,
  buttonRef,
  drag,
  ...on
}: PhotoRowProps) {
  const format = useFormat();
  return (
    <li className={css.row({ isDragged })} draggable {...drag}>
      <span className={css.frame}>
        {photo.isUnreadable && <Icon name="image" size={24} />}
        {!photo.isUnreadable && thumbnail && (
          <Thumbnail bitmap={thumbnail} className={css.picture({ quarters: (photo.quarters % 4) as 0 | 1 | 2 | 3 })} />
        )}
      </span>
      <span className={css.details}>
        <span className={css.page}>{labels.page(number)}</span>
        <span className={css.name}>
          <AddressOrText>{photo.file.name}</AddressOrText>
        </span>
        {photo.isUnreadable ? (
          <span className={css.error}>
            <span className={css.errorIcon}>
              <Icon name="circle-alert" />
            </span>
            {isHeic(photo.file) ? labels.unreadableHeic : labels.unreadable}
          </span>
        ) : (
          <span className={css.fileSize}>{format.fileSize(photo.file.size)}</span>
        )}
      </span>
      <span className={css.buttons}>
        <IconButton
          ref={buttonRef('up')}
          icon="arrow-up"
          label={labels.moveUp(number)}
          isDisabled={number === 1}
          onPress={() => on.onMove(-1)}
        />
        <IconButton
          ref={buttonRef('down')}
          icon="arrow-down"
          label={labels.moveDown(number)}
          isDisabled={number === total}
          onPress={() => on.onMove(1)}
        />
        <IconButton ref={buttonRef('rotate')} icon="rotate" label={labels.rotate(number)} onPress={on.onRotate} />
        <IconButton
          ref={buttonRef('remove')}
          icon="trash"
          tone="danger"
          label={labels.remove(number)}
          onPress={on.onRemove}
        />
      </span>
    </li>
  );
}
