/** A photo as a draft keeps it. */
export interface DraftPhoto {
  /** Unique among the photos of a draft, also of those that are added after it was restored. */
  key: string;
  file: File;
  /** Quarters that it is turned by, with the clock. */
  quarters: number;
}

/** A summary that has not been sent. */
export interface SummaryDraft {
  lectureName: string;
  pdf: File | null;
  photos: readonly DraftPhoto[];
}

/** A photo that was chosen. */
export interface Photo extends DraftPhoto {
  isUnreadable: boolean;
}

/** The photos with one of them at another place. */
export function movedTo(photos: readonly Photo[], key: string, place: number): Photo[] {
  const photo = photos.find((each) => each.key === key);
  const rest = photos.filter((each) => each.key !== key);
  return photo ? rest.toSpliced(place, 0, photo) : [...photos];
}

/** The photos with one of them changed. */
export const changed = (photos: readonly Photo[], key: string, change: Partial<Photo>): Photo[] =>
  photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo));
