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
import { toneIcons } from '../tones.ts';
import {
  action as actionPlace,
  description as descriptionText,
  region,
  toneIcon,
  title as titleText,
  toast as box,
  content,
} from './Toast.css.ts';
import type { Toasts } from './toasts.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ToastRegionProps extends RootElementProps {
  /** The queue from `createToasts()`; the app creates it once. */
  toasts: Toasts;
}

/**
 * Shows the results of actions at the bottom end corner (full width on a phone). F6 focuses the region, Escape closes a toast. For
 * a decision, use a dialog.
 */
export function ToastRegion({ toasts: { queue }, ...rootProps }: ToastRegionProps) {
  const getUiString = useUiString();
  const hasToasts = useSyncExternalStore(
    (changed) => queue.subscribe(changed),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  // React Aria registers the landmark when the region mounts. If it mounted empty, F6 would never reach it.
  if (!hasToasts) return null;
  return (
    // Our own name: React Aria's label supports two plural forms, and Arabic has six.
    <RacToastRegion {...rootProps} queue={queue} aria-label={getUiString('toasts')} className={region}>
      {({ toast }) => {
        const { tone, title, description, action } = toast.content;
        const close = () => queue.close(toast.key);
        const keyProps = { onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close() };
        return (
          <RacToast toast={toast} className={box} render={(props) => <div {...props} {...keyProps} />}>
            <span className={toneIcon({ tone })}>
              <Icon name={toneIcons[tone]} size={24} />
            </span>
            <Content className={content}>
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
              <IconButton slot="close" icon="x" label={getUiString('close')} />
            </AriaButtonProvider>
          </RacToast>
        );
      }}
    </RacToastRegion>
  );
}
