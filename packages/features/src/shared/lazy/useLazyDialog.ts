import { type LazyDialog, useDialogLoader } from './useDialogLoader.ts';
import { usePreloadWhenIdle } from './usePreloadWhenIdle.ts';

/** Loads a dialog of another area when the browser is idle. `load` waits for it. */
export function useLazyDialog(dialog: LazyDialog): Pick<ReturnType<typeof useDialogLoader>, 'load'> {
  const { load, preload } = useDialogLoader(dialog);
  usePreloadWhenIdle(preload);
  return { load };
}
