import { findEmbedProblem, getSiteNames } from '@fanous/api-client/embedUrl';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { getEmbedRules } from '../../shared/course/videoSource.ts';

/** The allowed video sites for a description, and a validator for the field. */
export function useEmbedField() {
  const { t } = useLingui();
  const format = useFormat();
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const rules = settings && getEmbedRules(settings);
  const sites = rules ? format.plainList(getSiteNames(rules)) : '';

  return {
    sites,
    /** Creates the `validate` prop of a field. The saved value is always valid. */
    createValidator: (player: 'website' | 'app' | 'record', saved: string | null | undefined) => (text: string) => {
      const value = text.trim();
      if (!settings || !rules || value === '' || value === saved) return undefined;
      const problem = findEmbedProblem(value, settings.player_ids[player], rules);
      if (problem === undefined) return undefined;
      if (problem === 'page') return t`This is not the link of a video. Copy the link of the video itself.`;
      if (sites === '') return t`This is not an ID of the player. Enter the ID as the player gives it.`;
      return problem === 'site'
        ? t`This site is not allowed. Allowed sites: ${sites}.`
        : t`This is not an ID of the player. Enter the ID as the player gives it, or a link from: ${sites}.`;
    },
  };
}
