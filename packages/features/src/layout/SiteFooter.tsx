import { Logo } from '@fanous/ui/media/Logo';
import { Footer } from '@fanous/ui/navigation/Footer';
import { useLingui } from '@lingui/react/macro';
import { landing, paths } from '../paths.ts';
import { useSession } from '../shared/useSession.ts';
import { useContacts } from './useContacts.ts';
import { useSiteNav } from './useSiteNav.ts';

/** The foot of public pages: the ways through the site, and how to reach a person. */
export function SiteFooter() {
  const { t } = useLingui();
  const contact = useContacts();
  const nav = useSiteNav();
  const session = useSession();
  const account = session
    ? [
        { href: landing, label: t`Dashboard` },
        { href: paths.myQuizzes.to(), label: t`My quiz results` },
      ]
    : [
        { href: paths.login.to(), label: t`Log in` },
        { href: paths.signup.to(), label: t`Create account` },
      ];
  return (
    <Footer
      logo={<Logo size="medium" />}
      tagline={t`The light of knowledge, closer to you`}
      groups={[
        { title: t`Browse`, items: nav },
        { title: t`Account`, items: account },
      ]}
      contact={contact}
      legal={t`© Fanous. All rights reserved.`}
    />
  );
}
