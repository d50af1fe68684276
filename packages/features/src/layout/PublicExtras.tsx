import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { ScrollToTop } from '@fanous/ui/actions/ScrollToTop';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useContentGuard } from './useContentGuard.ts';

/** What public pages need only after a moment: the way back up, and the guard over their content. */
export function PublicExtras({ mainId }: { mainId: string }) {
  const { t } = useLingui();
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api));
  useContentGuard(settings.data?.content_guard === 1);
  return <ScrollToTop label={t`Back to top`} targetId={mainId} />;
}
