import { type EmbeddedVideo, findEmbeddedVideo, findEmbedProblem, getSiteNames } from '@fanous/api-client/embedUrl';
import { getSettingsQuery, type GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { getEmbedRules } from '../../shared/course/videoSource.ts';

/** The allowed video sites, the video that a text links to, and a validator for the field of a player. */
export function useEmbedField(player: keyof GetSettingsResult['players'], savedValue: string | null | undefined) {
  const { t } = useLingui();
  const format = useFormat();
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const rules = settings && getEmbedRules(settings);
  const sites = rules ? format.plainList(getSiteNames(rules)) : '';

  return {
    sites,
    findVideo: (text: string): EmbeddedVideo | undefined => rules && findEmbeddedVideo(text, rules),
    /** The saved value is always valid. */
    validate: (text: string) => {
      const value = text.trim();
      if (!settings || !rules || value === '' || value === savedValue) return undefined;
      const problem = findEmbedProblem(value, settings.player_ids[player], rules);
      if (problem === undefined) return undefined;
      if (problem === 'page') return t`This is not the link of a video. Copy the link of the video itself.`;
      if (sites === '') return t`This is not an ID of the player. Enter the ID as the player gives it.`;
      return problem === 'site'
        ? t`This link cannot be embedded. Allowed sites: ${sites}.`
        : t`This is not an ID of the player. Enter the ID as the player gives it, or a link from: ${sites}.`;
    },
  };
}
