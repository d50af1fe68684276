import { useLingui } from '@lingui/react/macro';

/** Returns the hint of a field for a link or an id. */
export function useEmbedHint() {
  const { t } = useLingui();
  return (sites: string) =>
    sites ? t`Paste a video link or ID. Allowed sites: ${sites}.` : t`Enter the ID of the video in the player.`;
}
