import { type DragEvent, memo, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { getMoveButtonToFocus, useFocusAfterChange } from '../useFocusAfterChange.ts';
import type { ComposerLabels } from './labels.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { movePhoto, type Photo, updatePhoto } from './photos.ts';
import * as css from './SummaryComposer.css.ts';
import { useThumbnails } from './useThumbnails.ts';

interface PhotoListProps {
  photos: readonly Photo[];
  labels: ComposerLabels;
  onChange: (photos: Photo[]) => void;
  onRemove: (key: string) => void;
  /** The browser could not decode a photo. */
  onUnreadable: (keys: readonly string[]) => void;
  /** The last photo was removed: the focus goes to the file button. */
  onEmptied: () => void;
}

/**
 * The photos in the order of their pages. Buttons move them, or a pointer drags them. Memoized, because the progress of the PDF
 * renders the composer again for each photo.
 */
export const PhotoList = memo(function PhotoList(props: PhotoListProps) {
  const { photos, labels, onChange, onRemove, onUnreadable, onEmptied } = props;
  const { registerElement: buttonRef, focusAfter } = useFocusAfterChange(photos);
  const [announcement, announce] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const thumbnails = useThumbnails(photos, ({ key, file }) => {
    announce(labels.unreadablePhoto(file.name));
    onUnreadable([key]);
  });
  const total = photos.length;

  const move = (key: string, at: number, step: -1 | 1) => {
    const page = at + 1 + step;
    focusAfter(`${key} ${getMoveButtonToFocus(page, total, step)}`);
    announce(labels.moved(page, total));
    onChange(movePhoto(photos, key, at + step));
  };
  const remove = (key: string, at: number) => {
    const next = photos[at + 1] ?? photos[at - 1];
    if (next) focusAfter(`${next.key} remove`);
    else onEmptied();
    announce(labels.removed(at + 1));
    onRemove(key);
  };
  const drag = (key: string, at: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(key);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== key) onChange(movePhoto(photos, dragged, at));
    },
    onDragEnd: () => {
      const place = photos.findIndex((photo) => photo.key === dragged);
      setDragged(null);
      announce(labels.moved(place + 1, total));
    },
  });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
      <ol role="list" className={css.list} aria-label={labels.photos(total)}>
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            thumbnail={thumbnails.get(photo.key)}
            number={at + 1}
            total={total}
            labels={labels}
            isDragged={photo.key === dragged}
            buttonRef={(button) => buttonRef(`${photo.key} ${button}`)}
            onMove={(step) => move(photo.key, at, step)}
            onRotate={() => {
              announce(labels.rotated(at + 1));
              onChange(updatePhoto(photos, photo.key, { quarters: photo.quarters + 1 }));
            }}
            onRemove={() => remove(photo.key, at)}
            drag={drag(photo.key, at)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
});
