import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';

/** The meta tags of every public page, for search engines and shared links. */
export function SiteMetaTags() {
  const { t } = useLingui();
  const { language, origin } = useApp();
  // Searches and further pages of a list have the same canonical URL.
  const canonicalUrl = origin + useLocation().pathname;
  const locales = language === 'ar' ? ['ar_EG', 'en_US'] : ['en_US', 'ar_EG'];
  return (
    <>
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t`Fanous`} />
      <meta property="og:locale" content={locales[0]} />
      <meta property="og:locale:alternate" content={locales[1]} />
    </>
  );
}
