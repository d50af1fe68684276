/** Chooses files as the browser's own window would: into the field whose button it is. */
export function chooseFiles(button: HTMLElement, files: readonly File[]): void {
  const picker = [
    ...(button.closest('form') ?? document).querySelectorAll<HTMLInputElement>('input[type="file"][hidden]'),
  ].find((input) => input.parentElement?.contains(button));
  if (!picker) throw new Error('No field of files around this button');
  picker.files = transferOf(files).files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the browser says while files are held over an element, or dropped on it. Answers whether someone took them. */
export function dragFiles(name: 'dragenter' | 'drop', target: Element, files: readonly File[]): boolean {
  const dataTransfer = transferOf(files);
  return !target.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
