import { ApiError } from '@fanous/api-client/errors';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useState } from 'react';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { FetchFailure } from './FetchFailure.tsx';
import type { FormPageProps } from './formPageProps.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { SavingForm } from './SavingForm.tsx';

/** A form of the dashboard that has a page: its fields, what becomes of it, and the question before it is left. */
export function FormPage<Saved>({ title, lead, fetched, ...form }: FormPageProps<Saved>) {
  const [round, setRound] = useState(0);
  const isReady = !fetched || fetched.query.data !== undefined;
  // What is not there has no form, and its own heading.
  const error = isReady ? null : fetched.query.error;
  if (fetched && error instanceof ApiError && error.status === 404) return <FetchFailure {...fetched} />;
  // A refusal is a page of its own, without a form and without a retry.
  if (fetched && error instanceof ApiError && error.status === 403)
    return <QueryFailure error={error} retry={fetched.query.refetch} />;
  return (
    <Stack gap="s7">
      <PageTitle page={title} />
      <Stack gap="s2">
        <Heading level={1}>{title}</Heading>
        {lead && (
          <Text tone="muted" measure>
            {lead}
          </Text>
        )}
      </Stack>
      {isReady ? (
        <SavingForm key={round} {...form} title={title} onTake={() => setRound(round + 1)} />
      ) : error ? (
        <FetchFailure {...fetched} />
      ) : (
        <FormSkeleton />
      )}
    </Stack>
  );
}
