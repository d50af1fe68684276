import type { IconName } from '../media/Icon/icons.ts';

/** What a message means. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** The sign of each meaning: colour is never the only one. */
export const signs: Record<MessageTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};
