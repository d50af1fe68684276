/** Selects files for the file field around a button, as the browser's file dialog does. */
export function chooseFiles(button: HTMLElement, files: readonly File[]): void {
  const picker = [
    ...(button.closest('form') ?? document).querySelectorAll<HTMLInputElement>('input[type="file"][hidden]'),
  ].find((input) => input.parentElement?.contains(button));
  if (!picker) throw new Error('No file field around this button');
  picker.files = createDataTransfer(files).files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Dispatches a drag event with files. Returns true if a handler accepted them. */
export function dispatchFileDragEvent(name: 'dragenter' | 'drop', target: Element, files: readonly File[]): boolean {
  const dataTransfer = createDataTransfer(files);
  return !target.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
}

function createDataTransfer(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
