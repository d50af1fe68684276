import { getTextDirection } from '@fanous/arabic/textDir';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useApp } from '../app/app.ts';

// U+200F: browsers take the direction of a title from its first letter, and «HTML5 و CSS» is Arabic.
const rightToLeftMark = '\u200F';

interface PageMetaTagsProps {
  /** The name of the page. Omitted on the home page. */
  title?: string | undefined;
  /** For search results and shared links. Defaults to the description of the platform. */
  description?: string | undefined;
  /** The path of an image on this site. */
  image?: string | undefined;
}

/** The document title, «{page} – فانوس», and the description and image for search results and shared links. */
export function PageMetaTags({ title: page, description, image }: PageMetaTagsProps) {
  const { t } = useLingui();
  const { language, origin } = useApp();
  const platformName = t`Fanous`;
  const tagline = t`The light of knowledge, closer to you`;
  const title = page ? `${page} – ${platformName}` : `${platformName} – ${tagline}`;
  const startsLeftToRight = language === 'ar' && getTextDirection(title.slice(0, 1)) === 'ltr';
  const shownDescription =
    description ?? t`Arabic courses for secondary and university students, with videos and quizzes.`;
  // A document without a page has tags for the time until its page is rendered.
  useEffect(() => document.head.querySelectorAll('[data-shell]').forEach((tag) => tag.remove()), []);
  return (
    <>
      <title>{startsLeftToRight ? rightToLeftMark + title : title}</title>
      <meta name="description" content={shownDescription} />
      <meta property="og:title" content={page ?? title} />
      <meta property="og:description" content={shownDescription} />
      {image !== undefined && <meta property="og:image" content={origin + image} />}
      {/* Pages without an image share the logo, which reads “Fanous”. */}
      <meta property="og:image:alt" content={(image !== undefined && page) || platformName} />
    </>
  );
}
