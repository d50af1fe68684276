import type { IconName } from '../media/Icon/icons.ts';

/** The meaning of a message. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone, because colour alone is not enough. */
export const toneIcons: Record<MessageTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};
