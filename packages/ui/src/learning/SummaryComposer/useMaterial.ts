import { useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { ComposerLabels } from './labels.ts';
import type { Photo, SummaryDraft } from './photos.ts';

/** How much may be handed in. */
export interface ComposerLimits {
  photos: number;
  photoBytes: number;
  pdfBytes: number;
  /** Of the lecture's name, in characters. */
  nameLength: number;
}

/** Decision 31. */
export const usualLimits: ComposerLimits = {
  photos: 20,
  photoBytes: 10 * 1024 ** 2,
  pdfBytes: 100 * 1024 ** 2,
  nameLength: 200,
};

const isPdf = (file: File) => file.type === 'application/pdf';

/** What the summary is made of: one PDF, or photos. Which of the two is decided by what is chosen first. */
export function useMaterial(labels: ComposerLabels, limits: ComposerLimits, draft?: SummaryDraft) {
  const format = useFormat();
  const [pdf, setPdf] = useState(draft?.pdf ?? null);
  const [photos, setPhotos] = useState<readonly Photo[]>(
    () => draft?.photos.map((photo) => ({ ...photo, isUnreadable: false })) ?? [],
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const added = useRef(0);

  const photoOf = (file: File): Photo => {
    added.current += 1;
    // The time sets it apart from the photos of a restored draft.
    return { key: `photo-${Date.now()}-${added.current}`, file, quarters: 0, isUnreadable: false };
  };

  const refusalOf = (file: File): string | undefined => {
    // `accept` is a wish, and what is dropped never heard it.
    if (!isPdf(file) && !file.type.startsWith('image/')) return labels.wrongType(file.name);
    const most = isPdf(file) ? limits.pdfBytes : limits.photoBytes;
    return file.size > most ? labels.tooLarge(file.name, format.fileSize(most)) : undefined;
  };

  const add = (files: readonly File[]) => {
    const refused = files.map(refusalOf).filter((refusal) => refusal !== undefined);
    const good = files.filter((file) => refusalOf(file) === undefined);
    const document = photos.length === 0 ? good.find(isPdf) : undefined;
    if (document) {
      setPdf(document);
      return setRefusals(refused);
    }
    const images = good.filter((file) => !isPdf(file));
    const room = limits.photos - photos.length;
    setPhotos([...photos, ...images.slice(0, room).map(photoOf)]);
    return setRefusals(images.length > room ? [...refused, labels.tooMany(limits.photos)] : refused);
  };

  const removePhoto = (key: string) => {
    setRefusals([]);
    setPhotos(photos.filter((each) => each.key !== key));
  };

  return { pdf, removePdf: () => setPdf(null), photos, setPhotos, removePhoto, add, refusals };
}
