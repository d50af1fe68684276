import { type ComponentType, useState } from 'react';
import type { NoticeDialogProps } from '../../overlays/NoticeDialog/NoticeDialog.tsx';

type Notice = ComponentType<NoticeDialogProps>;

// Code, not state. A variable and not React.lazy: Suspense would hold the first dialog back for 300 ms even when the code
// is there already.
let loaded: Notice | undefined;

async function load(): Promise<Notice> {
  loaded ??= (await import('../../overlays/NoticeDialog/NoticeDialog.tsx')).NoticeDialog;
  return loaded;
}

/** Brings the dialog when it may soon be wanted: the page that offers ways to pay is public, and opens without it. */
export function useNotice() {
  const [state, setState] = useState<{ Notice?: Notice; isOpen: boolean; hasFailed: boolean }>({
    isOpen: false,
    hasFailed: false,
  });
  return {
    ...state,
    fetch: () => void load().catch(() => undefined),
    open: async () => {
      try {
        setState({ Notice: await load(), isOpen: true, hasFailed: false });
      } catch {
        setState({ isOpen: false, hasFailed: true });
      }
    },
    close: () => setState((last) => ({ ...last, isOpen: false })),
  };
}
