import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { Button } from '@fanous/ui/actions/Button';
import { Inline } from '@fanous/ui/layout/Inline';
import { Trans } from '@lingui/react/macro';
import { useVideoLink } from './useVideoLink.ts';

interface TitleSuggestionProps {
  video: EmbeddedVideo | undefined;
  onPress: (title: string) => void;
}

/** Offers the title of a linked video as the title of the form. */
export function TitleSuggestion({ video, onPress }: TitleSuggestionProps) {
  const title = useVideoLink(video)?.title;
  if (title === undefined) return null;
  return (
    <Inline>
      <Button variant="outline" size="dense" onPress={() => onPress(title)}>
        <Trans>Use it as the title</Trans>
      </Button>
    </Inline>
  );
}
