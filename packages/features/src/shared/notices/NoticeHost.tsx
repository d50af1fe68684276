import { type ReactNode, useCallback, useState } from 'react';
import { useApp } from '../app/app.ts';
import { lazyNoticeDialog } from './lazyNoticeDialog.ts';
import { NoticeAcrossPagesContext } from './noticeAcrossPages.ts';
import type { Notice } from './notice.ts';

/** Renders the notices that stay open during navigation: the next page loads behind them (decision 45). */
export function NoticeHost({ children }: { children: ReactNode }) {
  const { toasts } = useApp();
  const [{ notice, isOpen }, setState] = useState<{ notice?: Notice; isOpen: boolean }>({ isOpen: false });
  const show = useCallback(
    (next: Notice) => {
      lazyNoticeDialog.preload().then(
        () => setState({ notice: next, isOpen: true }),
        () =>
          toasts.emit({
            tone: next.tone,
            // A toast takes plain text alone.
            ...(typeof next.title === 'string'
              ? { title: next.title, description: next.description }
              : { title: next.description }),
          }),
      );
    },
    [toasts],
  );
  return (
    <NoticeAcrossPagesContext value={show}>
      {children}
      {notice && (
        <lazyNoticeDialog.Component
          isOpen={isOpen}
          tone={notice.tone}
          title={notice.title}
          buttonLabel={notice.buttonLabel}
          nextStep={notice.nextStep}
          onClose={() => setState({ notice, isOpen: false })}
        >
          {notice.description}
        </lazyNoticeDialog.Component>
      )}
    </NoticeAcrossPagesContext>
  );
}
