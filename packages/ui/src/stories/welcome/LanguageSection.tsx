import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';

/** A part of a documentation page in one language, independent of the toolbar. */
export function LanguageSection({ lang, children }: { lang: 'ar' | 'en'; children: ReactNode }) {
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      <Stack gap="s7">{children}</Stack>
    </div>
  );
}
