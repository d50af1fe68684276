import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useContentGuard } from './useContentGuard.ts';

/** The guard over the content of public pages, which is needed only after a moment. */
export function ContentGuard() {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api));
  useContentGuard(settings.data?.content_guard === 1);
  return null;
}
