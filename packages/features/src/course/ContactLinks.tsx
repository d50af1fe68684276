import type { GetPublicCourseResult, GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Inline } from '@fanous/ui/layout/Inline';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../shared/useSession.ts';

interface ContactLinksProps {
  course: Pick<GetPublicCourseResult, 'name' | 'price'>;
  links: GetSettingsResult['social_links'];
}

/** Where to write about a subscription. Who is signed in finds the message written. */
export function ContactLinks({ course, links }: ContactLinksProps) {
  const { t } = useLingui();
  const user = useSession()?.data;
  const urlOf = (wanted: (typeof links)[number]['network']) => links.find(({ network }) => network === wanted)?.url;
  const [page, messages] = [urlOf('facebook'), urlOf('whatsapp')];
  const { name } = course;
  const about = [user?.name, user?.phone, user?.email].filter(Boolean).join(' · ');
  const text =
    course.price === 0
      ? t`I would like to have the free course “${name}”. ${about}`
      : t`I have paid for the course “${name}”. ${about}`;
  return (
    <Inline gap="s4">
      {messages !== undefined && (
        <ButtonLink
          isExternal
          variant="outline"
          tone="primary"
          icon="whatsapp"
          href={`${messages}?text=${encodeURIComponent(text.trim())}`}
        >
          <Trans>Send by WhatsApp</Trans>
        </ButtonLink>
      )}
      {page !== undefined && (
        <ButtonLink isExternal variant="outline" icon="facebook" href={page}>
          <Trans>Our page on Facebook</Trans>
        </ButtonLink>
      )}
    </Inline>
  );
}
