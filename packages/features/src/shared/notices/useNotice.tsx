import { Banner } from '@fanous/ui/feedback/Banner';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notice } from './notice.ts';
import { usePreloadWhenIdle } from '../lazy/usePreloadWhenIdle.ts';
import { lazyNoticeDialog } from './lazyNoticeDialog.ts';
import { useShowNoticeAcrossPages } from './noticeAcrossPages.ts';

/** The dialogs of a page: call `show`, and render `dialog`. */
export function useNotice(): {
  /** Resolves when the dialog closes: true if its button was pressed. With `next` it never resolves. */
  show: (notice: Notice) => Promise<boolean>;
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const showPersistentNotice = useShowNoticeAcrossPages();
  // Keeps the content while the dialog closes.
  const [{ notice, isOpen }, setState] = useState<{ notice?: Notice; isOpen: boolean }>({ isOpen: false });
  const isPressed = useRef(false);
  const resolveShow = useRef<(isPressed: boolean) => void>(undefined);
  usePreloadWhenIdle(lazyNoticeDialog.preload);
  return {
    show: (shown) =>
      new Promise((resolve) => {
        if (shown.next) {
          showPersistentNotice(shown);
          void navigate(shown.next.to, { replace: shown.next.replace ?? false, state: shown.next.state });
          return;
        }
        isPressed.current = false;
        resolveShow.current = resolve;
        setState({ notice: shown, isOpen: true });
      }),
    dialog: notice && (
      <lazyNoticeDialog.Component
        isOpen={isOpen}
        tone={notice.tone}
        title={notice.title}
        buttonLabel={notice.buttonLabel}
        onPress={
          notice.isRetry || notice.onAction
            ? () => {
                isPressed.current = true;
                notice.onAction?.();
              }
            : undefined
        }
        onClose={() => {
          setState({ notice, isOpen: false });
          notice.onClose?.();
          resolveShow.current?.(isPressed.current);
        }}
        // Offline the code of the dialog may be missing. The message must still be shown.
        fallback={
          <Banner tone={notice.tone}>
            <strong>{notice.title}</strong> {notice.description}
          </Banner>
        }
      >
        {notice.reasons?.length ? (
          <Stack gap="s2">
            <Text>{notice.description}</Text>
            {notice.reasons.map((reason) => (
              <Text key={reason}>
                <strong>{reason}</strong>
              </Text>
            ))}
          </Stack>
        ) : (
          notice.description
        )}
      </lazyNoticeDialog.Component>
    ),
  };
}
