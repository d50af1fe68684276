import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { GetEmbedMetadataResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Icon } from '@fanous/ui/media/Icon';
import { useLingui } from '@lingui/react/macro';
import { useFoundVideoLabel } from './useFoundVideoLabel.ts';
import { useEmbedMetadataLabel } from './useEmbedMetadataLabel.ts';

interface EmbedFieldStatusProps {
  video: EmbeddedVideo;
  /** What its site says, if it is known. */
  metadata: GetEmbedMetadataResult | undefined;
}

/** Below the field: the site of the video, its title, where it starts, and why it may not play. */
export function EmbedFieldStatus({ video, metadata }: EmbedFieldStatusProps) {
  const getFoundLabel = useFoundVideoLabel();
  const metadataLabel = useEmbedMetadataLabel(video, metadata);
  const riskLabel = useRiskLabel(video);
  const warnings = [metadata?.status === 'not_found' && metadataLabel, riskLabel].filter(
    (label) => typeof label === 'string',
  );
  return (
    <Stack gap="s1">
      <Text as="div" size="small" tone="success">
        <Inline gap="s2" align="start" wrap={false}>
          <Icon name="circle-check" size={20} />
          {/* A title such as «C++» keeps its order. */}
          <Bidi>{getFoundLabel(video, metadata?.title)}</Bidi>
        </Inline>
      </Text>
      {warnings.map((warning) => (
        <Text key={warning} as="div" size="small" tone="warning">
          <Inline gap="s2" align="start" wrap={false}>
            <Icon name="triangle-alert" size={20} />
            <span>{warning}</span>
          </Inline>
        </Text>
      ))}
    </Stack>
  );
}

function useRiskLabel({ site, risk }: EmbeddedVideo): string | undefined {
  const { t } = useLingui();
  if (risk === 'expires') return t`This link expires. Create it with a long validity.`;
  if (risk === 'no-player-id') return t`${site} may refuse this link. Paste the embed code of your player instead.`;
  return undefined;
}
