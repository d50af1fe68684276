import { Source } from '@storybook/addon-docs/blocks';
import { useToolbarGlobals } from './useToolbarGlobals.ts';

/** Code with a button that copies it, in the theme of the toolbar. */
export function CodeBlock({ code }: { code: string }) {
  const { theme } = useToolbarGlobals();
  return <Source code={code.trim()} language="tsx" dark={theme === 'dark'} />;
}
