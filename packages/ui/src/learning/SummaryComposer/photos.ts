/** A photo that was chosen. */
export interface Photo {
  key: string;
  file: File;
  /** Of the picture in the list. */
  url: string;
  /** Quarters that it is turned by, with the clock. */
  quarters: number;
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
