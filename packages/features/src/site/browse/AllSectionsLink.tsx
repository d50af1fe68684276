import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** The way on from a section that holds nothing. */
export function AllSectionsLink() {
  return (
    <ButtonLink variant="outline" href={paths.categories.to()}>
      <Trans>All sections</Trans>
    </ButtonLink>
  );
}
