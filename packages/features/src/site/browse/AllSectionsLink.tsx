import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** A link to all sections, for empty lists. */
export function AllSectionsLink() {
  return (
    <ButtonLink variant="outline" href={paths.categories.to()}>
      <Trans>All categories</Trans>
    </ButtonLink>
  );
}
