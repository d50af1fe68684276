import { foldArabic } from '@fanous/arabic/fold';
import { TextField } from '@fanous/ui/forms/TextField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { countLosses, type CountedKind } from './countLosses.ts';
import { useLossText } from './useLossText.ts';

export interface DeletionSubject {
  ids: readonly number[];
  /** Of a single row: it is typed where much is lost. Of many rows their number is. */
  name?: string;
  /** What the server counts before it is deleted. */
  counted?: CountedKind | undefined;
  /** What is known to be lost without asking the server. */
  note?: string | undefined;
}

interface DeletionCheck {
  /** What is lost, under the question. */
  note: ReactNode;
  /** For the name or number that has to be typed, or nothing. */
  field: ReactNode;
  /** Whether the deletion may begin. If not, the dialog says why. */
  passes: () => Promise<boolean>;
}

/** More rows than these are not deleted by one press. */
const maxRowsUntyped = 10;

/** Says what a deletion takes along, and asks for a name or number to be typed before much is lost. */
export function useDeletionCheck({ ids, name, counted, note }: DeletionSubject): DeletionCheck {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const format = useFormat();
  const lossText = useLossText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const counting = {
    queryKey: ['countLosses', counted, ids],
    queryFn: ({ signal }: { signal: AbortSignal }) => (counted ? countLosses(api, counted, ids, signal) : null),
    // The counts of the moment in which it is asked.
    staleTime: 0,
    gcTime: 0,
  };
  const losses = useQuery({ ...counting, enabled: counted !== undefined && ids.length > 0 });

  const isTyped = losses.isError || (losses.data?.results ?? 0) > 0 || ids.length > maxRowsUntyped;
  const shown = name ?? format.number(ids.length);
  const warnings = [
    ...(losses.data ? lossText(losses.data) : []),
    ...(note === undefined ? [] : [note]),
    ...(losses.isError ? [t`What goes with it could not be counted.`] : []),
  ];

  return {
    note: (
      // Said when it comes: the dialog has been read by then.
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
    field: isTyped && !losses.isLoading && (
      <TextField
        ref={field}
        label={name === undefined ? t`Type the number of items to confirm` : t`Type the name to confirm`}
        description={<Bidi>{shown}</Bidi>}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMismatch(false);
        }}
        autoComplete="off"
        {...(isMismatch && { errorMessage: t`This does not match. Type: ${shown}` })}
      />
    ),
    passes: async () => {
      if (losses.isLoading) {
        // Pressed early: what takes nothing along goes; anything else is shown first.
        const found = await queryClient.fetchQuery(counting).catch(() => undefined);
        return found !== undefined && (found === null || lossText(found).length === 0) && ids.length <= maxRowsUntyped;
      }
      const isRight = !isTyped || isSameText(typed, name ?? String(ids.length));
      setMismatch(!isRight);
      if (!isRight) field.current?.focus();
      return isRight;
    },
  };
}

/** Spellings of the same Arabic words count as the same; what folds to nothing is compared as it is. */
function isSameText(a: string, b: string): boolean {
  const [left, right] = [foldArabic(a), foldArabic(b)];
  return right === '' ? a.trim() === b.trim() : left === right;
}
