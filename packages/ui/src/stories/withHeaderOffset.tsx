import type { Decorator } from '@storybook/react-vite';
import { vars } from '../theme/contract.css.ts';

/** Adds the height of the page header above the story, so that sticky elements do not cover what follows. */
export const withHeaderOffset: Decorator = (Story) => (
  <div style={{ paddingBlockStart: `calc(${vars.size.header} + ${vars.size.s7})` }}>{Story()}</div>
);
