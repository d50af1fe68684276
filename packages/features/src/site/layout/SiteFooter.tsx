import { Logo } from '@fanous/ui/media/Logo';
import { Footer } from '@fanous/ui/navigation/Footer';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useContacts } from './useContacts.ts';
import { useSiteNavItems } from './useSiteNavItems.ts';

/** The footer of public pages: site links and contacts. */
export function SiteFooter() {
  const { t } = useLingui();
  const contact = useContacts();
  const nav = useSiteNavItems();
  const { pathname } = useLocation();
  const createItem = (href: string, label: string) => ({ href, label, isCurrent: href === pathname });
  const about = [
    createItem(paths.about.to(), t`About us`),
    createItem(paths.rules.to(), t`Usage policy`),
    createItem(paths.privacy.to(), t`Privacy policy`),
  ];
  return (
    <Footer
      logo={<Logo size="medium" />}
      tagline={t`The light of knowledge, closer to you`}
      groups={[
        { title: t`Browse`, items: nav },
        { title: t`About Fanous`, items: about },
      ]}
      contact={contact}
      legal={t`© Fanous. All rights reserved.`}
    />
  );
}
