import { getSettingsQuery, getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { UnconfirmedEmailNotice } from './UnconfirmedEmailNotice.tsx';

const toUserInput = (id: number) => ({ path: { id } });

export const prefetchPageData: PageLoader = ({ app }) =>
  loadPageQueries(app, getUserQuery(app.api, toUserInput(app.session.get()?.data.id ?? 0)), getSettingsQuery(app.api));

/** The user's own account: photo, name, phone, e-mail and password. */
export function ProfilePage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = useSession()?.data.id ?? 0;
  const user = useQuery(getUserQuery(api, toUserInput(id)));
  const settings = useQuery(getSettingsQuery(api)).data;
  // The key resets the form after saving and after navigation, so that passwords are cleared.
  const { key } = useLocation();
  const [saveCount, setSaveCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is removed with the old form, so the focus would be lost.
    if (saveCount > 0) heading.current?.focus();
  }, [saveCount]);
  return (
    <Stack gap="s7">
      <PageMetaTags title={t`Profile`} />
      <FormColumn>
        <Inline justify="between" gap="s4">
          <Heading ref={heading} level={1} tabIndex={-1}>
            <Trans>Profile</Trans>
          </Heading>
          {/* Legacy APIs have none of them. */}
          <Inline gap="s3">
            {settings?.two_step === 1 && (
              <ButtonLink variant="outline" icon="lock" href={paths.twoStep.to()}>
                <Trans>Two-step verification</Trans>
              </ButtonLink>
            )}
            {settings?.passkeys === 1 && (
              <ButtonLink variant="outline" icon="key" href={paths.passkeys.to()}>
                <Trans>Passkeys</Trans>
              </ButtonLink>
            )}
            {settings?.device_list === 1 && (
              <ButtonLink variant="outline" icon="smartphone" href={paths.devices.to()}>
                <Trans>My devices</Trans>
              </ButtonLink>
            )}
            {settings?.own_data === 1 && (
              <ButtonLink variant="outline" icon="download" href={paths.ownData.to()}>
                <Trans>My data</Trans>
              </ButtonLink>
            )}
          </Inline>
        </Inline>
      </FormColumn>
      {settings?.email_confirmation === 1 && user.data?.email_confirmed_at === null && (
        <FormColumn>
          <UnconfirmedEmailNotice email={user.data.email} />
        </FormColumn>
      )}
      <FormColumn>
        {user.data ? (
          <ProfileForm key={`${key} ${saveCount}`} user={user.data} onSaved={() => setSaveCount(saveCount + 1)} />
        ) : user.error ? (
          <QueryFailure
            title={t`Failed to fetch user data`}
            error={user.error}
            retry={user.refetch}
            isRetrying={user.isFetching}
          />
        ) : (
          <ProfileSkeleton />
        )}
      </FormColumn>
    </Stack>
  );
}
