import { Source } from '@storybook/addon-docs/blocks';
import { Ltr } from '../../intl/Bidi.tsx';
import { codeFileName } from './guide.css.ts';
import { useToolbarGlobals } from './useToolbarGlobals.ts';

interface CodeBlockProps {
  code: string;
  /** The name of the file, shown above the code. */
  fileName?: string;
}

/** Code with a button that copies it, in the theme of the toolbar. */
export function CodeBlock({ code, fileName }: CodeBlockProps) {
  const { theme } = useToolbarGlobals();
  return (
    <>
      {fileName && (
        <p className={codeFileName}>
          <Ltr>{fileName}</Ltr>
        </p>
      )}
      <Source code={code.trim()} language="tsx" dark={theme === 'dark'} />
    </>
  );
}
