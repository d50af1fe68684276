import { type ComponentType, useState } from 'react';
import type { NoticeDialogProps } from '../../overlays/NoticeDialog/NoticeDialog.tsx';

type Notice = ComponentType<NoticeDialogProps>;

// Code, not state. A variable instead of React.lazy: Suspense would delay the first dialog by 300 ms even if the code is
// loaded already.
let cachedNoticeDialog: Notice | undefined;

async function loadNoticeDialog(): Promise<Notice> {
  cachedNoticeDialog ??= (await import('../../overlays/NoticeDialog/NoticeDialog.tsx')).NoticeDialog;
  return cachedNoticeDialog;
}

/** Loads the notice dialog on demand, because the page with the payment methods is public and should load fast. */
export function useLazyNoticeDialog() {
  const [state, setState] = useState<{ Notice?: Notice; isOpen: boolean; hasFailed: boolean }>({
    isOpen: false,
    hasFailed: false,
  });
  return {
    ...state,
    preload: () => void loadNoticeDialog().catch(() => undefined),
    open: async () => {
      try {
        setState({ Notice: await loadNoticeDialog(), isOpen: true, hasFailed: false });
      } catch {
        setState({ isOpen: false, hasFailed: true });
      }
    },
    close: () => setState((last) => ({ ...last, isOpen: false })),
  };
}
