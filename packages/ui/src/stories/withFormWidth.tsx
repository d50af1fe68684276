import type { Decorator } from '@storybook/react-vite';

/** As wide as the column of a form page. */
export const withFormWidth: Decorator = (Story) => <div style={{ maxInlineSize: '36em' }}>{Story()}</div>;
