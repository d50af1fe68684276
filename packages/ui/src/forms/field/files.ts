/**
 * Whether a file is of an accepted kind, by its name or by what the browser takes it for: `.pdf`, `image/*`,
 * `application/pdf`. The browser's own `accept` only greys files out in its window, and lets all of them be dropped.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const [file, kind] = [name.toLowerCase(), type.toLowerCase()];
  return accept.some((each) => {
    const wanted = each.toLowerCase();
    if (wanted.startsWith('.')) return file.endsWith(wanted);
    return wanted.endsWith('/*') ? kind.startsWith(wanted.slice(0, -1)) : kind === wanted;
  });
}

/** Tells one file from another, as far as a page can. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Makes files the value of an input, so that the form around it sends them, and tells the form. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
