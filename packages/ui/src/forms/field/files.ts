/**
 * Whether a file has an accepted extension or MIME type: `.pdf`, `image/*`, `application/pdf`. The `accept` attribute only
 * filters the file picker, not dropped files.
 */
export function isAcceptedFile({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const [fileName, mimeType] = [name.toLowerCase(), type.toLowerCase()];
  return accept.some((each) => {
    const acceptedType = each.toLowerCase();
    if (acceptedType.startsWith('.')) return fileName.endsWith(acceptedType);
    return acceptedType.endsWith('/*') ? mimeType.startsWith(acceptedType.slice(0, -1)) : mimeType === acceptedType;
  });
}

/** A key that identifies a file, as far as a page can. */
export const getFileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Sets the files of an input and fires `input`, so that the form submits them and knows of the change. */
export function setFilesAndDispatchInput(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
