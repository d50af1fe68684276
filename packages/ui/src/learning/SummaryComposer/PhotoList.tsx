import { type DragEvent, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { moveButton, useFocusAfterChange } from '../useFocusAfterChange.ts';
import type { ComposerLabels } from './labels.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { changed, movedTo, type Photo } from './photos.ts';
import * as css from './SummaryComposer.css.ts';

interface PhotoListProps {
  photos: readonly Photo[];
  labels: ComposerLabels;
  onChange: (photos: Photo[]) => void;
  onRemove: (key: string) => void;
  /** The last one is gone: the focus goes to where the next is chosen. */
  onEmptied: () => void;
}

/** The photos in the order of their pages; they are moved by buttons, or carried by pointer. */
export function PhotoList({ photos, labels, onChange, onRemove, onEmptied }: PhotoListProps) {
  const { part, focusAfter } = useFocusAfterChange(photos);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const total = photos.length;

  const move = (key: string, at: number, step: -1 | 1) => {
    const page = at + 1 + step;
    focusAfter(`${key} ${moveButton(page, total, step)}`);
    setSaid(labels.moved(page, total));
    onChange(movedTo(photos, key, at + step));
  };
  const remove = (key: string, at: number) => {
    const next = photos[at + 1] ?? photos[at - 1];
    if (next) focusAfter(`${next.key} remove`);
    else onEmptied();
    setSaid(labels.removed(at + 1));
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
      if (dragged !== key) onChange(movedTo(photos, dragged, at));
    },
    onDragEnd: () => {
      const place = photos.findIndex((photo) => photo.key === dragged);
      setDragged(null);
      setSaid(labels.moved(place + 1, total));
    },
  });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
      <ol role="list" className={css.list} aria-label={labels.photos(total)}>
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            number={at + 1}
            total={total}
            labels={labels}
            isDragged={photo.key === dragged}
            partRef={(name) => part(`${photo.key} ${name}`)}
            onMove={(step) => move(photo.key, at, step)}
            onRotate={() => {
              setSaid(labels.rotated(at + 1));
              onChange(changed(photos, photo.key, { quarters: photo.quarters + 1 }));
            }}
            onRemove={() => remove(photo.key, at)}
            onUnreadable={() => onChange(changed(photos, photo.key, { isUnreadable: true }))}
            drag={drag(photo.key, at)}
          />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
