import type { ReactNode } from 'react';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { exampleFrame } from '../partPage/partPage.css.ts';

interface RecipeProps {
  source: string;
  /** The name of the file, shown above the code. */
  fileName?: string;
  children: ReactNode;
}

/** A live example and its code. The texts of examples are Arabic, on English pages too. */
export function Recipe({ source, fileName, children }: RecipeProps) {
  return (
    <>
      <UiProvider language="ar">
        <div className={exampleFrame} lang="ar" dir="rtl">
          {children}
        </div>
      </UiProvider>
      <CodeBlock code={source} fileName={fileName} />
    </>
  );
}
