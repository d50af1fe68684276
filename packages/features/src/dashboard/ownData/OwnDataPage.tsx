import { getMyDeletionRequestQuery } from '@fanous/api-client/generated/queries.ts';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Heading } from '@fanous/ui/layout/Heading';
import { Section } from '@fanous/ui/layout/Section';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeletionRequest } from './DeletionRequest.tsx';

export const prefetchPageData: PageLoader = ({ app }) => loadPageQueries(app, getMyDeletionRequestQuery(app.api));

const deletionHeadingId = 'deletion';

/** What the platform stores about the user: a copy of it, and the request to delete it. */
export function OwnDataPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const request = useQuery(getMyDeletionRequestQuery(api));
  const title = t`My data`;
  return (
    <FormColumn>
      <Stack gap="s7">
        <PageMetaTags title={title} />
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Section id="copy" title={t`A copy of your data`}>
          <DataDownload />
        </Section>
        <Section id={deletionHeadingId} title={t`Delete your account`}>
          <Stack gap="s5">
            <Text measure>
              <Trans>
                After an admin approves your request, your account is deleted permanently, with your photo, devices,
                progress, answers and summaries. Your marks and subscriptions stay only as counts, without your name.
              </Trans>
            </Text>
            {request.data ? (
              <DeletionRequest request={request.data} headingId={deletionHeadingId} />
            ) : request.error ? (
              <QueryFailure
                isPageSection
                error={request.error}
                retry={request.refetch}
                isRetrying={request.isFetching}
              />
            ) : (
              <Skeleton shape="block" />
            )}
          </Stack>
        </Section>
      </Stack>
    </FormColumn>
  );
}
