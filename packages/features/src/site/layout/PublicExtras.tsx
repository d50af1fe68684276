import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { useContentGuard } from './useContentGuard.ts';

/** What public pages need only after a moment: the offer of another language, and the guard over their content. */
export function PublicExtras() {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api));
  useContentGuard(settings.data?.content_guard === 1);
  return <LanguageOffer />;
}
