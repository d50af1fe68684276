import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface ResultActionsProps {
  /** Of the course. */
  slug: string;
  onRetake: () => void;
}

/** What a student can do after the result. */
export function ResultActions({ slug, onRetake }: ResultActionsProps) {
  return (
    <>
      <Button variant="outline" icon="refresh" onPress={onRetake}>
        <Trans>Try again as practice</Trans>
      </Button>
      <Link variant="standalone" href={paths.course.to({ slug })}>
        <Trans>Back to the course</Trans>
      </Link>
    </>
  );
}
