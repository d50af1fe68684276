import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { paths } from '../paths.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { paymentHeading } from './usePaymentChooser.ts';

interface PaymentChooserProps {
  slug: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Subscribing: the button opens and closes the ways to pay (spec §2). Each way acts at once, so none is a radio. */
export function PaymentChooser({ slug, isOpen, onToggle }: PaymentChooserProps) {
  const { t } = useLingui();
  const id = useId();
  const notice = useNotice();
  const explainBank = () =>
    notice.show({
      tone: 'info',
      title: t`Bank account or card`,
      text: t`Card/bank payment will be available in a few days, use mobile wallet`,
      action: t`OK`,
    });
  return (
    <Stack gap="s4">
      <Button
        tone="accent"
        size="large"
        fill
        endIcon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={onToggle}
      >
        <Trans>Subscribe</Trans>
      </Button>
      {isOpen && (
        <Stack as="section" id={id} gap="s3" aria-labelledby={paymentHeading}>
          <Heading level={3} look="label" id={paymentHeading} tabIndex={-1}>
            <Trans>Payment method</Trans>
          </Heading>
          <ButtonLink variant="outline" tone="primary" icon="wallet" fill href={paths.wallet.to({ slug })}>
            <Trans>Mobile wallet</Trans>
          </ButtonLink>
          <Button variant="outline" icon="bank" fill onPress={explainBank}>
            <Trans>Bank account or card</Trans>
          </Button>
        </Stack>
      )}
      {notice.dialog}
    </Stack>
  );
}
