import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { Button } from '@fanous/ui/actions/Button';
import { Inline } from '@fanous/ui/layout/Inline';
import { Trans } from '@lingui/react/macro';
import { useEmbedMetadata } from './useEmbedMetadata.ts';

interface TitleSuggestionProps {
  video: EmbeddedVideo | undefined;
  onPress: (title: string) => void;
}

/** Offers the title of a linked video as the title of the form. */
export function TitleSuggestion({ video, onPress }: TitleSuggestionProps) {
  const title = useEmbedMetadata(video)?.title;
  if (title === undefined) return null;
  return (
    <Inline>
      <Button variant="outline" size="dense" onPress={() => onPress(title)}>
        <Trans>Use this title</Trans>
      </Button>
    </Inline>
  );
}
