import { Banner } from '@fanous/ui/feedback/Banner';
import { whenIdle } from '@fanous/ui/layout/whenIdle';
import { type ReactNode, useEffect, useState } from 'react';
import { late } from './late.tsx';

/** A dialog that tells one thing and has one way out. */
export interface Notice {
  tone: 'success' | 'error' | 'info';
  title: string;
  text: string;
  /** The words on its button. */
  action: string;
  /** What the button does besides closing. */
  onAction?: () => void;
  /** Follows however the dialog was left. */
  onClose?: () => void;
}

const dialog = late(() => import('@fanous/ui/overlays/NoticeDialog').then(({ NoticeDialog }) => NoticeDialog));

/** The notices of a page: `show` one, and render `dialog` somewhere. */
export function useNotice(): { show: (notice: Notice) => void; dialog: ReactNode } {
  // What was said stays while the dialog goes away.
  const [{ notice, isOpen }, setState] = useState<{ notice?: Notice; isOpen: boolean }>({ isOpen: false });
  useEffect(() => whenIdle(() => void dialog.preload().catch(() => {})), []);
  return {
    show: (next) => setState({ notice: next, isOpen: true }),
    dialog: notice && (
      <dialog.Component
        isOpen={isOpen}
        tone={notice.tone}
        title={notice.title}
        buttonLabel={notice.action}
        onPress={notice.onAction}
        onClose={() => {
          setState({ notice, isOpen: false });
          notice.onClose?.();
        }}
        // Without a network not even the dialog may come; what it has to say must.
        otherwise={
          <Banner tone={notice.tone === 'error' ? 'danger' : notice.tone}>
            <strong>{notice.title}</strong> {notice.text}
          </Banner>
        }
      >
        {notice.text}
      </dialog.Component>
    ),
  };
}
