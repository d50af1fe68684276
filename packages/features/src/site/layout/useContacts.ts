import { type GetSettingsResult, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import type { FooterProps } from '@fanous/ui/navigation/Footer';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';

type Network = GetSettingsResult['social_links'][number]['network'];
type Contact = FooterProps['contact'];

/** The contacts of the operator. Only the labels until the settings are loaded. */
export function useContacts(): Contact {
  const { t } = useLingui();
  const { api } = useApp();
  const { data } = useQuery(getSettingsQuery(api));
  const networks: Record<Network, { icon: NonNullable<Contact['socials']>[number]['icon']; label: string }> = {
    facebook: { icon: 'facebook', label: t`Facebook` },
    youtube: { icon: 'youtube', label: t`YouTube` },
    instagram: { icon: 'instagram', label: t`Instagram` },
    whatsapp: { icon: 'whatsapp', label: t`WhatsApp` },
    telegram: { icon: 'telegram', label: t`Telegram` },
    tiktok: { icon: 'tiktok', label: t`TikTok` },
    x: { icon: 'globe', label: t`X` },
    linkedin: { icon: 'globe', label: t`LinkedIn` },
  };
  return {
    title: t`Contact us`,
    phoneLabel: t`Phone`,
    emailLabel: t`Email`,
    addressLabel: t`Address`,
    ...(data && {
      phone: data.contacts.phone,
      email: data.contacts.email,
      address: data.contacts.address,
      socials: data.social_links.map(({ network, url }) => {
        const { icon, label } = networks[network];
        return { icon, label, href: url };
      }),
    }),
  };
}
