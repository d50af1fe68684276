import { foldArabic } from '@fanous/arabic/fold';
import { TextField } from '@fanous/ui/forms/TextField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { countLosses, type LossCountKind } from './countLosses.ts';
import { useFormatLosses } from './useFormatLosses.ts';

export interface DeletionSubject {
  ids: readonly number[];
  /** The name of a single row. The user types it if much is lost. For many rows the user types their number. */
  name?: string;
  /** The kind of the rows, if the server counts what is deleted with them. */
  lossCountKind?: LossCountKind | undefined;
  /** What is deleted too, without a count from the server. */
  lossNote?: string | undefined;
}

interface DeletionCheck {
  /** What is deleted too. Shown under the question. */
  warning: ReactNode;
  /** The field for the name or number to type, if needed. */
  confirmationField: ReactNode;
  /** Whether the deletion may start. If not, the dialog shows why. */
  validate: () => Promise<boolean>;
}

/** For more rows the user has to type their number. */
const maxRowsWithoutTyping = 10;

/** Shows what is deleted together with the rows, and lets the user type a name or number before much is lost. */
export function useDeletionCheck({ ids, name, lossCountKind, lossNote }: DeletionSubject): DeletionCheck {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const format = useFormat();
  const formatLosses = useFormatLosses();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typedText, setTypedText] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const lossesQuery = {
    queryKey: ['countLosses', lossCountKind, ids],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      lossCountKind ? countLosses(api, lossCountKind, ids, signal) : null,
    // Always the current counts.
    staleTime: 0,
    gcTime: 0,
  };
  const losses = useQuery({ ...lossesQuery, enabled: lossCountKind !== undefined && ids.length > 0 });

  const mustType = losses.isError || (losses.data?.results ?? 0) > 0 || ids.length > maxRowsWithoutTyping;
  const shown = name ?? format.number(ids.length);
  const warnings = [
    ...(losses.data ? formatLosses(losses.data) : []),
    ...(lossNote === undefined ? [] : [lossNote]),
    ...(losses.isError ? [t`What goes with it could not be counted.`] : []),
  ];

  return {
    warning: (
      // `<output>` announces the counts, which arrive after the dialog was read.
      <output>
        {losses.isLoading && (
          <Text as="span" tone="muted">
            <Trans>Counting what goes with it</Trans>
          </Text>
        )}
        {warnings.length > 0 && (
          <Text as="span" tone="danger" strong>
            {warnings.join(' ')}
          </Text>
        )}
      </output>
    ),
    confirmationField: mustType && !losses.isLoading && (
      <TextField
        ref={fieldRef}
        label={name === undefined ? t`Type the number of items to confirm` : t`Type the name to confirm`}
        description={<Bidi>{shown}</Bidi>}
        value={typedText}
        onChange={(text) => {
          setTypedText(text);
          setMismatch(false);
        }}
        autoComplete="off"
        {...(isMismatch && { errorMessage: t`This does not match. Type: ${shown}` })}
      />
    ),
    validate: async () => {
      if (losses.isLoading) {
        // Pressed before the counts arrived: continue only if nothing else is deleted, else show it first.
        const fetchedLosses = await queryClient.fetchQuery(lossesQuery).catch(() => undefined);
        return (
          fetchedLosses !== undefined &&
          (fetchedLosses === null || formatLosses(fetchedLosses).length === 0) &&
          ids.length <= maxRowsWithoutTyping
        );
      }
      const isMatch = !mustType || isSameText(typedText, name ?? String(ids.length));
      setMismatch(!isMatch);
      if (!isMatch) fieldRef.current?.focus();
      return isMatch;
    },
  };
}

/** Ignores Arabic spelling variants. A text that folds to nothing is compared without folding. */
function isSameText(a: string, b: string): boolean {
  const [left, right] = [foldArabic(a), foldArabic(b)];
  return right === '' ? a.trim() === b.trim() : left === right;
}
