// What browsers show or play themselves; everything else is offered for saving.
const shown = new Set(['application/pdf', 'audio/mpeg', 'video/mp4']);

/** How a browser is told to show or save a file, under its name; old browsers get a plain one. */
export function dispositionOf(mediaType: string, filename: string): string {
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const extension = /\.\w+$/.exec(filename)?.[0] ?? '';
  return `${shown.has(mediaType) ? 'inline' : 'attachment'}; filename="file${extension}"; filename*=UTF-8''${encoded}`;
}
