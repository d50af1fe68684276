import { useCallback, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { ComposerLabels } from './labels.ts';
import { isHeic, type Photo, type SummaryDraft } from './photos.ts';

/** How much one summary may hold. */
export interface ComposerLimits {
  photos: number;
  photoBytes: number;
  pdfBytes: number;
  /** Of the lecture's name, in characters. */
  nameLength: number;
}

/** Decision 31. */
export const defaultLimits: ComposerLimits = {
  photos: 20,
  photoBytes: 10 * 1024 ** 2,
  pdfBytes: 100 * 1024 ** 2,
  nameLength: 200,
};

const isPdf = (file: File) => file.type === 'application/pdf';
const isImage = (file: File) => file.type.startsWith('image/') || isHeic(file);

/** The files of the summary: one PDF, or photos. What is chosen first decides which of the two. */
export function useSelectedFiles(labels: ComposerLabels, limits: ComposerLimits, draft?: SummaryDraft) {
  const format = useFormat();
  const [pdf, setPdf] = useState(draft?.pdf ?? null);
  const [photos, setPhotos] = useState<readonly Photo[]>(
    () => draft?.photos.map((photo) => ({ ...photo, isUnreadable: false })) ?? [],
  );
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const addedCount = useRef(0);

  const createPhoto = (file: File): Photo => {
    addedCount.current += 1;
    // The time sets it apart from the photos of a restored draft.
    return { key: `photo-${Date.now()}-${addedCount.current}`, file, quarters: 0, isUnreadable: false };
  };

  const findFileError = (file: File): string | undefined => {
    // `accept` limits what the file chooser shows, not what is dropped.
    if (!isPdf(file) && !isImage(file)) return labels.wrongType(file.name);
    if (file.size === 0) return labels.emptyFile(file.name);
    const maxBytes = isPdf(file) ? limits.pdfBytes : limits.photoBytes;
    return file.size > maxBytes ? labels.tooLarge(file.name, format.fileSize(maxBytes)) : undefined;
  };

  /** Why files of the other kind are refused, or a second PDF. What is chosen already stays. */
  const findKindError = (files: readonly File[], document: File | null): string | undefined => {
    if (photos.length > 0) return files.some(isPdf) ? labels.photosChosen : undefined;
    return document && files.some((file) => file !== document) ? labels.pdfChosen : undefined;
  };

  const addFiles = (files: readonly File[]) => {
    const accepted = files.filter((file) => findFileError(file) === undefined);
    // A new PDF replaces the one that was chosen.
    const document = photos.length === 0 ? (accepted.find(isPdf) ?? pdf) : null;
    const images = document ? [] : accepted.filter((file) => !isPdf(file));
    const room = limits.photos - photos.length;
    setPdf(document);
    setPhotos([...photos, ...images.slice(0, room).map(createPhoto)]);
    const errors = [
      ...files.map(findFileError),
      findKindError(accepted, document),
      images.length > room ? labels.tooMany(limits.photos) : undefined,
    ];
    // Two files may have the same name.
    setFileErrors([...new Set(errors.filter((refusal) => refusal !== undefined))]);
  };

  const removePdf = () => {
    setFileErrors([]);
    setPdf(null);
  };

  const removePhoto = useCallback((key: string) => {
    setFileErrors([]);
    setPhotos((current) => current.filter((photo) => photo.key !== key));
  }, []);

  // Several images may fail before the next render.
  const markUnreadable = useCallback(
    (keys: readonly string[]) =>
      setPhotos((current) =>
        current.map((photo) => (keys.includes(photo.key) ? { ...photo, isUnreadable: true } : photo)),
      ),
    [],
  );

  return { pdf, removePdf, photos, setPhotos, removePhoto, markUnreadable, addFiles, fileErrors };
}
