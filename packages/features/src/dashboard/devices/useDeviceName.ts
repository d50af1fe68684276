import type { Schema } from '@fanous/api-client/client';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that names a device: «Chrome على Windows». */
export function useDeviceName(): (session: Pick<Schema<'ActiveSession'>, 'browser' | 'system'>) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
