/** Downloads text or bytes as a file. */
export function downloadFile(
  name: string,
  type: 'text/csv' | 'text/plain' | 'application/json',
  content: BlobPart,
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
