import { Banner } from '@fanous/ui/feedback/Banner';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { Outlet, useSearchParams } from 'react-router-dom';
import { type Audience, parseRefusedAudiences, refusedAudiencesParam } from '../../shared/app/access.ts';

/** Wraps every dashboard page. After a redirect from a page that the user may not open, it shows the reason. */
export function RedirectNoticeLayout() {
  const { t } = useLingui();
  const format = useFormat();
  const refused = parseRefusedAudiences(useSearchParams()[0].get(refusedAudiencesParam));
  if (refused.length === 0) return <Outlet />;
  const names: Record<Audience, string> = {
    'full-admin': t`full admins`,
    admin: t`admins`,
    teacher: t`teachers`,
    user: t`students`,
  };
  const audience = format.list(refused.map((word) => names[word]));
  return (
    <Stack gap="s7">
      <Banner tone="warning">{t`You were brought here because the page you asked for is for ${audience} only.`}</Banner>
      <Outlet />
    </Stack>
  );
}
