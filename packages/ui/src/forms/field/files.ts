/**
 * Whether a file has an accepted extension or MIME type: `.pdf`, `image/*`, `application/pdf`. The `accept` attribute only
 * filters the file picker, not dropped files.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const [file, kind] = [name.toLowerCase(), type.toLowerCase()];
  return accept.some((each) => {
    const acceptedType = each.toLowerCase();
    if (acceptedType.startsWith('.')) return file.endsWith(acceptedType);
    return acceptedType.endsWith('/*') ? kind.startsWith(acceptedType.slice(0, -1)) : kind === acceptedType;
  });
}

/** A key that identifies a file, as far as a page can. */
export const getFileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Sets the files of an input and fires `input`, so that the form submits them and knows of the change. */
export function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
