import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { ReactNode } from 'react';
import type { NextStep } from '../../shared/notices/notice.ts';
import type { IdempotencyOptions } from '../../shared/hooks/useAction.ts';
import type { UploadOptions } from '../../shared/hooks/useUpload.ts';
import type { Difference } from './ConflictDialog.tsx';

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
  save: (api: Api, values: FormData, sending: UploadOptions & IdempotencyOptions) => Promise<Saved>;
  sends?: 'all' | 'changes';
  /** Where saving and cancelling lead: the list. */
  back: string;
  /** Where to go next with what was saved. The success dialog offers it beside the list. */
  nextStep?: ((saved: Saved) => NextStep) | undefined;
  /** Queries that are fetched again once it is saved. */
  invalidates: (keyof operations)[];
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
