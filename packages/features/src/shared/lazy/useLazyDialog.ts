import { useApp } from '../app/app.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useToast } from '../notices/useToast.ts';
import { usePreloadWhenIdle } from './usePreloadWhenIdle.ts';

interface LazyDialog {
  /** The area of its messages. */
  area: string;
  dialog: { preload: () => Promise<void> };
}

/**
 * Loads a dialog of another area when the browser is idle. `load` waits for its code, its messages and the given
 * data. If that fails, it shows a toast and resolves with undefined.
 */
export function useLazyDialog({ area, dialog }: LazyDialog): {
  load: <T>(fetchData: () => Promise<T>) => Promise<T | undefined>;
} {
  const { loadAreaMessages } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const preload = () => Promise.all([loadAreaMessages(area), dialog.preload()]);
  usePreloadWhenIdle(preload);
  return {
    load: async (fetchData) => {
      try {
        const [data] = await Promise.all([fetchData(), preload()]);
        return data;
      } catch (error) {
        toast({ tone: 'danger', title: errorText(error) });
        return undefined;
      }
    },
  };
}
