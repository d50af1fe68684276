import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { ReactNode } from 'react';
import type { NextStep } from '../../shared/notices/notice.ts';
import type { IdempotencyOptions } from '../../shared/hooks/useAction.ts';
import type { UploadOptions } from '../../shared/hooks/useUpload.ts';
import type { FieldDifference } from './ConflictDialog.tsx';

/** The query that loads the data of a form. */
interface InitialDataQuery {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface FormPageProps<Saved = unknown> {
  title: string;
  /** What it belongs to, under the title: `CourseName`, for example. */
  subtitle?: ReactNode;
  /** The fields. With `initialDataSource` they are rendered when it is loaded. */
  children: ReactNode;
  /**
   * Sends the form. With `submitMode="changes"` it gets the changed fields only, and is not called when nothing changed.
   * A form that creates something passes `options.idempotencyKey` to its call. A form with a file passes all options:
   * `createPdf(api, { body, ...options })`.
   */
  save: (api: Api, values: FormData, options: UploadOptions & IdempotencyOptions) => Promise<Saved>;
  submitMode?: 'all' | 'changes';
  /** The path to open after saving or cancelling: the list. */
  returnTo: string;
  /** The next step with the saved item. The success dialog offers it beside the list. */
  nextStep?: ((saved: Saved) => NextStep) | undefined;
  /** Queries that are refetched after saving. */
  invalidates: (keyof operations)[];
  labels: {
    /** «There was a problem creating the user» */
    errorMessage: string;
    /** «User created successfully» */
    successMessage: string;
    /** The text of the submit button. Default: «Save». */
    submitLabel?: string;
  };
  /** The form removes something: its button has the danger tone. */
  isDestructive?: boolean;
  /** For edit forms: the query that loads the data, and the message if it fails («Failed to fetch user data»). */
  initialDataSource?: { query: InitialDataQuery; errorMessage: string };
  /** For forms whose save fails with 409 and `current` when another user saved first. */
  conflict?: SaveConflict;
}

/** How a form shows both versions and lets the user choose. */
interface SaveConflict {
  /** Puts the saved version into the query cache, with the `version` to send next. */
  applySaved: (current: unknown) => void;
  /** The changed fields in both versions. Called after `applySaved`. */
  getDifferences: (changes: FormData) => FieldDifference[];
}
