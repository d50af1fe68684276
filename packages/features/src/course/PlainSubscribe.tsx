import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Trans } from '@lingui/react/macro';
import { paths } from '../paths.ts';

/** The way to a course where no script runs, and so no button does: its page says how to pay and what to send. */
export const PlainSubscribe = ({ slug }: { slug: string }) => (
  <noscript>
    <ButtonLink tone="accent" size="large" fill href={paths.wallet.to({ slug })}>
      <Trans>Subscribe</Trans>
    </ButtonLink>
  </noscript>
);
