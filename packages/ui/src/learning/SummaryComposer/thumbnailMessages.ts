/** A photo to draw small. */
export interface ThumbnailRequest {
  key: string;
  file: File;
}

/** What the worker sends back: no `thumbnail` if the browser cannot decode the photo. */
export interface ThumbnailMessage {
  key: string;
  thumbnail?: ImageBitmap;
}
