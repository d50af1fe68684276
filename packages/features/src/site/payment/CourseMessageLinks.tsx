import type { GetPublicCourseResult, GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink, type ButtonLinkProps } from '@fanous/ui/actions/ButtonLink';
import { Inline } from '@fanous/ui/layout/Inline';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../shared/app/useSession.ts';
import { getMessageLinks, type MessageLink } from './messageLinks.ts';

interface ContactLinksProps {
  course: Pick<GetPublicCourseResult, 'name' | 'price'>;
  links: GetSettingsResult['social_links'];
}

const icons: Record<MessageLink['app'], NonNullable<ButtonLinkProps['icon']>> = {
  whatsapp: 'whatsapp',
  messenger: 'facebook',
  telegram: 'telegram',
};

/** Links that open a messaging app with a prepared message: the course, and who is signed in. */
export function CourseMessageLinks({ course, links }: ContactLinksProps) {
  const { t } = useLingui();
  const user = useSession()?.data;
  const { name: courseName } = course;
  const [name, phone, email] = [user?.name, user?.phone, user?.email];
  const text = [
    course.price === 0
      ? t`I would like to join the free course “${courseName}”.`
      : t`I have paid for the course “${courseName}”.`,
    name && t`Name: ${name}`,
    phone && t`Phone: ${phone}`,
    email && t`Email: ${email}`,
  ]
    .filter(Boolean)
    .join('\n');
  const labels = { whatsapp: t`Send by WhatsApp`, messenger: t`Send by Messenger`, telegram: t`Send by Telegram` };
  return (
    <Inline gap="s4">
      {getMessageLinks(links, text).map(({ app, href }) => (
        <ButtonLink key={app} isExternal variant="outline" tone="primary" icon={icons[app]} href={href}>
          {labels[app]}
        </ButtonLink>
      ))}
    </Inline>
  );
}
