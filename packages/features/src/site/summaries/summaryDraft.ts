import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';

export type SummaryDraft = NonNullable<SummaryComposerProps['draft']>;

/** A draft in local storage. Its files are in IndexedDB, under the same keys. */
interface StoredDraft {
  lectureName: string;
  pdf: string | null;
  photos: { key: string; quarters: number }[];
}

/** A key of a PDF. A changed file with the same name and size has another key. */
const getPdfKey = ({ name, size, lastModified }: File) => `pdf-${lastModified}-${size}-${name}`;

const toStored = ({ lectureName, pdf, photos }: SummaryDraft): StoredDraft => ({
  lectureName,
  pdf: pdf && getPdfKey(pdf),
  photos: photos.map(({ key, quarters }) => ({ key, quarters: quarters % 4 })),
});

/** A draft without its files, as JSON. Equal drafts have equal JSON. */
export const serializeDraft = (draft: SummaryDraft): string => JSON.stringify(toStored(draft));

/** The files of a draft by key. */
export const getFilesByKey = ({ pdf, photos }: SummaryDraft): Map<string, File> =>
  new Map([...(pdf ? [[getPdfKey(pdf), pdf] as const] : []), ...photos.map(({ key, file }) => [key, file] as const)]);

export const hasFiles = ({ pdf, photos }: SummaryDraft): boolean => pdf !== null || photos.length > 0;

/** Restores a draft. Null if nothing is left of it. Photos without a stored file are left out. */
export function restoreDraft(stored: unknown, files: ReadonlyMap<string, File>): SummaryDraft | null {
  if (!isStored(stored)) return null;
  const draft: SummaryDraft = {
    lectureName: stored.lectureName,
    pdf: (stored.pdf !== null && files.get(stored.pdf)) || null,
    photos: stored.photos.flatMap(({ key, quarters }) => {
      const file = files.get(key);
      return file ? [{ key, file, quarters }] : [];
    }),
  };
  return hasFiles(draft) || draft.lectureName.trim() !== '' ? draft : null;
}

function isStored(value: unknown): value is StoredDraft {
  const { lectureName, pdf, photos } = (value ?? {}) as Partial<Record<keyof StoredDraft, unknown>>;
  return (
    typeof lectureName === 'string' &&
    (pdf === null || typeof pdf === 'string') &&
    Array.isArray(photos) &&
    photos.every(
      (photo: Partial<Record<'key' | 'quarters', unknown>> | null) =>
        typeof photo?.key === 'string' && Number.isInteger(photo.quarters),
    )
  );
}
