/** A photo of a draft. */
export interface DraftPhoto {
  /** Unique among the photos of a draft, also of those that are added after it was restored. */
  key: string;
  file: File;
  /** Clockwise quarter turns. */
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
  /** The browser cannot decode it. */
  isUnreadable: boolean;
}

/** Moves a photo to another place. */
export function movePhoto(photos: readonly Photo[], key: string, toIndex: number): Photo[] {
  const photo = photos.find((each) => each.key === key);
  const rest = photos.filter((each) => each.key !== key);
  return photo ? rest.toSpliced(toIndex, 0, photo) : [...photos];
}

/** Changes one of the photos. */
export const updatePhoto = (photos: readonly Photo[], key: string, change: Partial<Photo>): Photo[] =>
  photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo));

/** Whether it is a HEIC photo, by its type or its name: Windows knows no type for them. Only Safari can open them. */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
