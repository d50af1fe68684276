import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface ResultActionsProps {
  /** Of the course. */
  slug: string;
  /** The page on which the mistakes can be practised. Undefined without mistakes, and with an API that has no reviews. */
  practiceHref: string | undefined;
  onRetake: () => void;
}

/** What a student can do after the result. */
export function ResultActions({ slug, practiceHref, onRetake }: ResultActionsProps) {
  return (
    <>
      {practiceHref !== undefined && (
        <ButtonLink variant="outline" icon="pencil" href={practiceHref}>
          <Trans>Practise your mistakes</Trans>
        </ButtonLink>
      )}
      <Button variant="outline" icon="refresh" onPress={onRetake}>
        <Trans>Try again as practice</Trans>
      </Button>
      <Link variant="standalone" href={paths.course.to({ slug })}>
        <Trans>Back to the course</Trans>
      </Link>
    </>
  );
}
