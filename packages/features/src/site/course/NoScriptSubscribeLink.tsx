import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Trans } from '@lingui/react/macro';

/** A link to the payment page, in place of the button that needs JavaScript. */
export const NoScriptSubscribeLink = ({ href }: { href: string }) => (
  <noscript>
    <ButtonLink tone="accent" size="large" fullWidth href={href}>
      <Trans>Subscribe</Trans>
    </ButtonLink>
  </noscript>
);
