import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';

export function JoinOffer() {
  return (
    <SignedOutOnly>
      <ButtonLink href="/register" tone="accent">
        أنشئ حسابك
      </ButtonLink>
    </SignedOutOnly>
  );
}
