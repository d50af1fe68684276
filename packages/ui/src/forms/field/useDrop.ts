import { type DragEvent, useEffect, useState } from 'react';

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped on an element. Dropped beside it, they do not lead the page, and what is filled in, away. */
export function useDrop(onDrop: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);

  const over = (event: DragEvent) => {
    if (isDisabled || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const area = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (isDisabled || !holdsFiles(event)) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, area };
}
