import { textDir } from '@fanous/arabic/textDir';
import { useLingui } from '@lingui/react/macro';
import { useApp } from './app.ts';

// U+200F: a tab is laid out by its first letter, and «HTML5 و CSS» is Arabic.
const rightToLeftMark = '\u200F';

/** The document's title, «{page} – فانوس». The home page gives no page name. */
export function PageTitle({ page }: { page?: string | undefined }) {
  const { t } = useLingui();
  const { language } = useApp();
  const product = t`Fanous`;
  const tagline = t`The light of knowledge, closer to you`;
  const title = page ? `${page} – ${product}` : `${product} – ${tagline}`;
  const startsForeign = language === 'ar' && textDir(title.slice(0, 1)) === 'ltr';
  return <title>{startsForeign ? rightToLeftMark + title : title}</title>;
}
