import { useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import * as css from './ReactionBar.css.ts';
import { type ReactionKind, reactionKinds, type ReactionLabels } from './reactions.ts';

export interface ReactionBarProps {
  /** Names the group: «تفاعلك مع {الملخص}» */
  label: string;
  /** How many of each; none where it is left out. */
  counts: Partial<Record<ReactionKind, number>>;
  /** The reader's own. */
  chosen: ReactionKind | null;
  /** Sends it; null withdraws the chosen one. While it is on its way nothing else can be pressed; when it fails the page says so, and nothing here changes. */
  onReact: (kind: ReactionKind | null) => Promise<unknown>;
  labels: ReactionLabels;
}

const icons: Record<ReactionKind, IconName> = { love: 'heart', like: 'thumbs-up', angry: 'angry', care: 'hand-heart' };

/** How a reader took something, as one of four toggle buttons; a second press on the chosen one withdraws it. */
export function ReactionBar({ label, counts, chosen, onReact, labels }: ReactionBarProps) {
  const format = useFormat();
  const [pending, setPending] = useState<ReactionKind | null>(null);
  const [said, setSaid] = useState('');

  const react = async (kind: ReactionKind) => {
    if (pending) return;
    const next = kind === chosen ? null : kind;
    setPending(kind);
    setSaid('');
    try {
      await onReact(next);
      setSaid(next ? labels.done(labels.names[next]) : labels.withdrawn);
    } catch {
      // The old state still stands here, and the page says why.
    } finally {
      setPending(null);
    }
  };

  return (
    <div className={css.container}>
      <fieldset aria-label={label} className={css.bar}>
        {reactionKinds.map((kind) => {
          const count = counts[kind] ?? 0;
          const name = labels.names[kind];
          return (
            <button
              key={kind}
              type="button"
              className={css.chip({ kind, isChosen: kind === chosen })}
              aria-pressed={kind === chosen}
              aria-disabled={pending !== null || undefined}
              onClick={() => void react(kind)}
            >
              <VisuallyHidden>{labels.button(name, count)}</VisuallyHidden>
              <span className={css.sign}>{kind === pending ? <Spinner /> : <Icon name={icons[kind]} />}</span>
              <span className={css.name} aria-hidden="true">
                {name}
              </span>
              {count > 0 && (
                <span className={css.count} aria-hidden="true">
                  {format.number(count)}
                </span>
              )}
              {kind === chosen && (
                <span className={css.badge}>
                  <Icon name="check" />
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}
