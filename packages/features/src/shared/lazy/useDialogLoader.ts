import { useApp } from '../app/app.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useToast } from '../notices/useToast.ts';

/** A dialog of another area. */
export interface LazyDialog {
  /** The area of its messages. */
  area: string;
  dialog: { preload: () => Promise<void> };
}

/**
 * Loads a dialog of another area. `load` waits for its code, its messages and the data. If that fails, it shows a toast and
 * resolves with undefined. Without data it resolves with true.
 */
export function useDialogLoader({ area, dialog }: LazyDialog) {
  const { loadAreaMessages } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const preload = () => Promise.all([loadAreaMessages(area), dialog.preload()]);
  async function load(): Promise<true | undefined>;
  async function load<T>(fetchData: () => Promise<T>): Promise<T | undefined>;
  async function load(fetchData: () => Promise<unknown> = () => Promise.resolve(true)) {
    try {
      const [data] = await Promise.all([fetchData(), preload()]);
      return data;
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
      return undefined;
    }
  }
  return { load, preload };
}
