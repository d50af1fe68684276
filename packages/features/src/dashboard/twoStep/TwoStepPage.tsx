import { getMyTwoStepQuery, startTwoStepSetup } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useAction } from '../../shared/hooks/useAction.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepSettings } from './TwoStepSettings.tsx';

// Loads late, so that its fields do not become a part of the code that public pages share.
const lazyTwoStepSetup = lazyComponent('TwoStepSetup', () => import('./TwoStepSetup.tsx'));

export const prefetchPageData: PageLoader = ({ app }) => loadPageQueries(app, getMyTwoStepQuery(app.api));

/** Turns signing in with a code of an authenticator app on and off. */
export function TwoStepPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const query = useQuery(getMyTwoStepQuery(api));
  const start = useAction(startTwoStepSetup, { errorToast: (title) => ({ title }) });
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const state = query.data;
  const title = t`Two-step verification`;

  /** Shows the state again. The button that was pressed is gone, so the heading takes the focus. */
  const showState = () => {
    setRecoveryCodes(undefined);
    start.reset();
    headingRef.current?.focus();
  };
  const content = recoveryCodes ? (
    <RecoveryCodes codes={recoveryCodes} onDone={showState} />
  ) : !state ? (
    query.error ? (
      <QueryFailure isPageSection error={query.error} retry={query.refetch} isRetrying={query.isFetching} />
    ) : (
      <Skeleton shape="block" />
    )
  ) : state.is_on === 1 ? (
    <TwoStepSettings state={state} onCodesReplaced={setRecoveryCodes} onTurnedOff={showState} />
  ) : start.data ? (
    <lazyTwoStepSetup.Component setup={start.data} onDone={setRecoveryCodes} onCancel={showState} />
  ) : (
    <Inline>
      <Button
        tone="accent"
        icon="lock"
        isPending={start.isPending}
        pendingLabel={t`Loading`}
        onPress={() => start.mutate({})}
      >
        <Trans>Turn on</Trans>
      </Button>
    </Inline>
  );
  return (
    <FormColumn>
      <Stack gap="s6">
        <PageMetaTags title={title} />
        <Stack gap="s2">
          <Heading ref={headingRef} level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              When you log in, you enter your password and a code that an app on your phone shows. So nobody gets into
              your account with the password alone.
            </Trans>
          </Text>
        </Stack>
        {state?.is_required === 1 && state.is_on === 0 && (
          <Banner tone="warning">
            <Trans>Your account has to use two-step verification. Turn it on to continue.</Trans>
          </Banner>
        )}
        {content}
      </Stack>
    </FormColumn>
  );
}
