import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Icon } from '@fanous/ui/media/Icon';
import { useLingui } from '@lingui/react/macro';
import { useFoundVideoLabel } from './useFoundVideoLabel.ts';

/** Below the field: the site of the video, where it starts, and why it may not play later. */
export function EmbedFieldStatus({ video }: { video: EmbeddedVideo }) {
  const getFoundLabel = useFoundVideoLabel();
  const riskLabel = useRiskLabel(video);
  return (
    <Stack gap="s1">
      <Text as="div" size="small" tone="success">
        <Inline gap="s2" align="start" wrap={false}>
          <Icon name="circle-check" size={20} />
          <span>{getFoundLabel(video)}</span>
        </Inline>
      </Text>
      {riskLabel && (
        <Text as="div" size="small" tone="warning">
          <Inline gap="s2" align="start" wrap={false}>
            <Icon name="triangle-alert" size={20} />
            <span>{riskLabel}</span>
          </Inline>
        </Text>
      )}
    </Stack>
  );
}

function useRiskLabel({ site, risk }: EmbeddedVideo): string | undefined {
  const { t } = useLingui();
  if (risk === 'expires') return t`This link expires. Create it with a long validity.`;
  if (risk === 'no-player-id') return t`${site} may refuse this link. Paste the embed code of your player instead.`;
  return undefined;
}
