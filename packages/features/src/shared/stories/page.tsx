import type { Language } from '@fanous/ui/intl/digits';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PageStory, type PageStoryProps } from './PageStory.tsx';

interface StoryContext {
  globals: Record<string, unknown>;
}

/** Renders a page story in the language of the toolbar. */
export const renderPage = (args: PageStoryProps, { globals }: StoryContext) => (
  <PageStory {...args} language={getLanguage(globals)} />
);

/** Picks the value for the language of the toolbar. */
export const localize = <T,>({ globals }: StoryContext, values: Record<Language, T>): T => values[getLanguage(globals)];

/** For lazy components: loading their code can take long on a busy machine. */
export const slowLoadOptions = { timeout: 8000 };

/** Waits for the open dialog. Errors are an `alertdialog`. */
export async function findOpenDialog(kind: 'dialog' | 'alertdialog') {
  const dialog = await screen.findByRole(kind, {}, slowLoadOptions);
  await waitFor(() => expect(dialog).toBeVisible(), slowLoadOptions);
  return within(dialog);
}

/** Chooses a file, as the file dialog of the browser would. */
export function chooseFile(page: HTMLElement, file: File): void {
  const picker = page.querySelector<HTMLInputElement>('input[type="file"][hidden]');
  if (!picker) throw new Error('This page has no file field');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  picker.files = dataTransfer.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets the network state of the page. Stories must set it back to true. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Expects a Latin text to run from left to right inside its sentence: «C++» is not drawn as «++C». */
export async function expectLeftToRight(element: HTMLElement): Promise<void> {
  const text = element.firstChild!;
  const getLeft = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  await expect(getLeft(0)).toBeLessThan(getLeft(text.textContent!.length - 1));
}

/** The sentence that a search found nothing, by the text that was searched for. */
export const findNoResultText = async (
  canvas: Pick<typeof screen, 'findByText'>,
  context: StoryContext,
  search: string,
) => {
  const sentence = localize(context, { ar: /^لا توجد نتائج للبحث عن/, en: /^No result for/ });
  const element = await canvas.findByText(sentence, {}, slowLoadOptions);
  const expectedText = localize(context, { ar: `لا توجد نتائج للبحث عن «${search}»`, en: `No result for “${search}”` });
  await waitFor(() => expect(element).toHaveTextContent(expectedText));
  return element;
};

/** The path to which the page navigated. */
export const findCurrentPath = async () => (await screen.findByTestId('current-path', {}, slowLoadOptions)).textContent;

const getLanguage = (globals: Record<string, unknown>): Language => (globals['locale'] === 'en' ? 'en' : 'ar');
