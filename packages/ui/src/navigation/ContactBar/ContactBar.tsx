import { Ltr } from '../../intl/Bidi.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { dial, type SocialLink } from '../items.ts';
import { SocialLinks } from '../SocialLinks.tsx';
import * as css from './ContactBar.css.ts';

export interface ContactBarProps {
  /** Name of the region: «تواصل معنا» */
  label: string;
  phone?: string;
  phoneLabel: string;
  email?: string;
  emailLabel: string;
  socials?: readonly SocialLink[];
}

/** The strip above everything: how to reach a person. On a phone the number alone stays; the rest waits in the footer. */
export function ContactBar({ label, phone, phoneLabel, email, emailLabel, socials }: ContactBarProps) {
  return (
    <section className={css.bar} aria-label={label}>
      <div className={css.inner}>
        {phone && (
          <a className={css.link} href={dial(phone)}>
            <Icon name="phone" />
            <VisuallyHidden>{phoneLabel}: </VisuallyHidden>
            <Ltr>{phone}</Ltr>
          </a>
        )}
        <div className={css.end}>
          {email && (
            <a className={css.email} href={`mailto:${email}`}>
              <Icon name="mail" />
              <VisuallyHidden>{emailLabel}: </VisuallyHidden>
              <Ltr>{email}</Ltr>
            </a>
          )}
          {socials && (
            <div className={css.socials}>
              <SocialLinks links={socials} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
