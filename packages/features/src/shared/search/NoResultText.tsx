import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans } from '@lingui/react/macro';

interface NoResultTextProps {
  /** The text that was searched for. */
  search: string;
}

/** Says that a search found nothing. The searched text is isolated, so that «C++» is not drawn as «++C». */
export function NoResultText({ search }: NoResultTextProps) {
  return (
    <Trans>
      No result for “<Bidi>{search}</Bidi>”
    </Trans>
  );
}
