import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Handles files that are dropped on an element. Files dropped outside it are ignored: the browser would open them, and the form
 * would lose its values.
 */
export function useFileDrop(onDrop: (files: File[]) => void, isDisabled: boolean) {
  const [isDragOver, setOver] = useState(false);

  useEffect(() => {
    const blockDrop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', blockDrop);
    window.addEventListener('drop', blockDrop);
    return () => {
      window.removeEventListener('dragover', blockDrop);
      window.removeEventListener('drop', blockDrop);
    };
  }, []);

  const handleDragOver = (event: DragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const dropProps = {
    onDragEnter: handleDragOver,
    onDragOver: handleDragOver,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (isDisabled || !hasFiles(event)) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isDragOver, dropProps };
}
