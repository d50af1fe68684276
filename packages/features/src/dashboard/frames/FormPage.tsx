import { ApiError } from '@fanous/api-client/errors';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useState } from 'react';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { InitialDataFailure } from './InitialDataFailure.tsx';
import type { FormPageProps } from './formPageProps.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormPageBody } from './FormPageBody.tsx';

/** A dashboard page with one form. Loads its data, saves it, and asks before unsaved changes are lost. */
export function FormPage<Saved>({ title, subtitle, initialDataSource, ...form }: FormPageProps<Saved>) {
  const [formKey, setFormKey] = useState(0);
  const isReady = !initialDataSource || initialDataSource.query.data !== undefined;
  // A 404 shows no form and has its own heading.
  const error = isReady ? null : initialDataSource.query.error;
  if (initialDataSource && error instanceof ApiError && error.status === 404)
    return <InitialDataFailure {...initialDataSource} />;
  // A 403 is a page of its own, without a form or a retry.
  if (initialDataSource && error instanceof ApiError && error.status === 403)
    return <QueryFailure error={error} retry={initialDataSource.query.refetch} />;
  return (
    <Stack gap="s7">
      <PageMetaTags title={title} />
      <Stack gap="s2">
        <Heading level={1}>{title}</Heading>
        {subtitle && (
          <Text tone="muted" measure>
            {subtitle}
          </Text>
        )}
      </Stack>
      {isReady ? (
        <FormPageBody key={formKey} {...form} title={title} onUseTheirs={() => setFormKey(formKey + 1)} />
      ) : error ? (
        <InitialDataFailure {...initialDataSource} />
      ) : (
        <FormSkeleton />
      )}
    </Stack>
  );
}
