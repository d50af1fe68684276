import { textDir } from '@fanous/arabic/textDir';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app.ts';

// U+200F: a tab is laid out by its first letter, and «HTML5 و CSS» is Arabic.
const rightToLeftMark = '\u200F';

interface PageTitleProps {
  /** What the page is called; the home page gives no name. */
  page?: string | undefined;
  /** What it is about, for search results and shared links; else what the platform is about. */
  description?: string | undefined;
  /** The address of a picture of it, on this site. */
  image?: string | undefined;
}

/** The document's title, «{page} – فانوس», and what a search result or a shared link shows beside it. */
export function PageTitle({ page, description, image }: PageTitleProps) {
  const { t } = useLingui();
  const { language, origin } = useApp();
  const product = t`Fanous`;
  const tagline = t`The light of knowledge, closer to you`;
  const title = page ? `${page} – ${product}` : `${product} – ${tagline}`;
  const startsForeign = language === 'ar' && textDir(title.slice(0, 1)) === 'ltr';
  const about = description ?? t`Arabic courses for secondary and university students, with videos and quizzes.`;
  return (
    <>
      <title>{startsForeign ? rightToLeftMark + title : title}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={page ?? title} />
      <meta property="og:description" content={about} />
      {image !== undefined && <meta property="og:image" content={origin + image} />}
    </>
  );
}
