// Types that browsers show or play. All others are downloaded.
const inlineTypes = new Set(['application/pdf', 'audio/mpeg', 'video/mp4', 'video/webm']);

/** Gets the `Content-Disposition` of a file, with an ASCII name for old browsers. */
export function getContentDisposition(mediaType: string, filename: string): string {
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const extension = /\.\w+$/.exec(filename)?.[0] ?? '';
  return `${inlineTypes.has(mediaType) ? 'inline' : 'attachment'}; filename="file${extension}"; filename*=UTF-8''${encoded}`;
}
