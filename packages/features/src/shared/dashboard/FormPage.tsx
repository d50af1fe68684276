import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import type { Creation } from '../useAction.ts';
import type { NextStep } from '../useNotice.tsx';
import type { Sending } from '../useUpload.ts';
import type { Difference } from './ConflictDialog.tsx';
import { FetchFailure } from './FetchFailure.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { SavingForm } from './SavingForm.tsx';

/** The query whose answer a form changes. */
interface Fetched {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface FormPageProps<Saved = unknown> {
  title: string;
  /** What it belongs to, under the title: a `CourseLead`. */
  lead?: ReactNode;
  /** The fields. With `fetched` they are asked for once it is there. */
  children: ReactNode;
  /**
   * Sends the form. A form that changes something gets the changed fields only (`sends="changes"`), and is not called when
   * there are none. A form that creates something hands the key of `sending` on to its call, one that may hold a file all of
   * it: `createPdf(api, { body, ...sending })`.
   */
  save: (api: Api, values: FormData, sending: Sending & Creation) => Promise<Saved>;
  sends?: 'all' | 'changes';
  /** Where saving and cancelling lead: the list. */
  back: string;
  /** What one may want to do next with what was saved; the success dialog offers it beside the list. */
  nextStep?: ((saved: Saved) => NextStep) | undefined;
  /** Queries that are asked for again once it is saved. */
  changes: (keyof operations)[];
  words: {
    /** «There was a problem creating the user» */
    failure: string;
    /** «User created successfully» */
    success: string;
    /** On the button; «Save» unless said. */
    submit?: string;
  };
  /** It takes something away: the button has the colour that deleting has everywhere. */
  isRemoval?: boolean;
  /** For a form that changes something: what it opens with, and «Failed to fetch user data». */
  fetched?: { query: Fetched; failure: string };
  /** For a form whose save is refused when somebody else has saved meanwhile (409 with `current`). */
  conflict?: Conflict;
}

/** What a form needs to show both versions and let one choose. */
interface Conflict {
  /** Takes the saved version for what the form changes: into the query cache, with the `version` to be sent next. */
  adopt: (current: unknown) => void;
  /** The changed fields in both versions; asked for after `adopt`. */
  differences: (changes: FormData) => Difference[];
}

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
