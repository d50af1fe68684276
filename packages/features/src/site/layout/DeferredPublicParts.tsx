import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { useContentGuard } from './useContentGuard.ts';
import { useOutdatedPageRefresh } from './useOutdatedPageRefresh.ts';

/** Parts of public pages that load after the first view: the language offer, the content guard and the refresh of an outdated page. */
export function DeferredPublicParts() {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api));
  useContentGuard(settings.data?.content_guard === 1);
  useOutdatedPageRefresh();
  return <LanguageOffer />;
}
