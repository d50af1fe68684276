import type { Decorator } from '@storybook/react-vite';
import { vars } from '../theme/contract.css.ts';

/** As low as a page begins under its header: what stays in view would come to rest on what follows it otherwise. */
export const underHeader: Decorator = (Story) => (
  <div style={{ paddingBlockStart: `calc(${vars.size.header} + ${vars.size.s7})` }}>{Story()}</div>
);
