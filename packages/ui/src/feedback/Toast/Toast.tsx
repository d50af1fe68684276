import { type KeyboardEvent, useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as RacToastRegion,
} from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useUiString } from '../../intl/strings.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { signs } from '../tones.ts';
import {
  action as actionPlace,
  description as descriptionText,
  region,
  sign,
  title as titleText,
  toast as box,
  words,
} from './Toast.css.ts';
import type { Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`, made once by the app. */
  toasts: Toasts;
}

/**
 * Shows the results of actions that have no page of their own, at the end of the page's last line (full width on a
 * phone). F6 reaches them, Escape closes one. Where a decision is needed, use a dialog.
 */
export function ToastRegion({ toasts: { queue } }: ToastRegionProps) {
  const say = useUiString();
  const hasToasts = useSyncExternalStore(
    (changed) => queue.subscribe(changed),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  // React Aria registers the landmark once, when the region mounts: empty, it would be out of F6's reach for good.
  if (!hasToasts) return null;
  return (
    // Named by us: React Aria counts in two plural forms, and Arabic has six.
    <RacToastRegion queue={queue} aria-label={say('toasts')} className={region}>
      {({ toast }) => {
        const { tone, title, description, action } = toast.content;
        const close = () => queue.close(toast.key);
        const keys = { onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close() };
        return (
          <RacToast toast={toast} className={box} render={(props) => <div {...props} {...keys} />}>
            <span className={sign({ tone })}>
              <Icon name={signs[tone]} size={24} />
            </span>
            <Content className={words}>
              <Text slot="title" className={titleText}>
                <Bidi>{title}</Bidi>
              </Text>
              {description && (
                <Text slot="description" className={descriptionText}>
                  <Bidi>{description}</Bidi>
                </Text>
              )}
              {action && (
                <span className={actionPlace}>
                  <Button
                    variant="outline"
                    onPress={() => {
                      close();
                      action.onPress();
                    }}
                  >
                    {action.label}
                  </Button>
                </span>
              )}
            </Content>
            <AriaButtonProvider>
              <IconButton slot="close" icon="x" label={say('close')} />
            </AriaButtonProvider>
          </RacToast>
        );
      }}
    </RacToastRegion>
  );
}
