import { useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import * as css from './ReactionBar.css.ts';
import { type ReactionKind, reactionKinds, type ReactionLabels } from './reactions.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ReactionBarProps extends RootElementProps {
  /** Names the group: «تفاعلك مع {الملخص}» */
  label: string;
  /** Counts by reaction; a missing one is 0. */
  counts: Partial<Record<ReactionKind, number>>;
  /** The reaction of the user. */
  selectedKind: ReactionKind | null;
  /** Sends a reaction; null withdraws it. Until the promise settles the buttons are disabled. If it rejects, nothing changes. */
  onReact: (kind: ReactionKind | null) => Promise<unknown>;
  labels: ReactionLabels;
}

const icons: Record<ReactionKind, IconName> = {
  love: 'heart',
  like: 'thumbs-up',
  angry: 'message-warning',
  care: 'hand-heart',
};

/** Four reactions as toggle buttons. Pressing the selected one again withdraws it. */
export function ReactionBar({ label, counts, selectedKind, onReact, labels, ...rootProps }: ReactionBarProps) {
  const format = useFormat();
  const [pending, setPending] = useState<ReactionKind | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const react = async (kind: ReactionKind) => {
    if (pending) return;
    const next = kind === selectedKind ? null : kind;
    setPending(kind);
    setAnnouncement('');
    try {
      await onReact(next);
      setAnnouncement(next ? labels.done(labels.names[next]) : labels.withdrawn);
    } catch {
      // The previous state stays, and the page shows the error.
    } finally {
      setPending(null);
    }
  };

  return (
    <div {...rootProps} className={css.container}>
      <fieldset aria-label={label} className={css.bar}>
        {reactionKinds.map((kind) => {
          const count = counts[kind] ?? 0;
          const name = labels.names[kind];
          return (
            <button
              key={kind}
              type="button"
              className={css.chip({ kind, isSelected: kind === selectedKind })}
              aria-pressed={kind === selectedKind}
              aria-disabled={pending !== null || undefined}
              onClick={() => void react(kind)}
            >
              <VisuallyHidden>{labels.button(name, count)}</VisuallyHidden>
              <span className={css.icon}>{kind === pending ? <Spinner /> : <Icon name={icons[kind]} />}</span>
              <span className={css.name} aria-hidden="true">
                {name}
              </span>
              {count > 0 && (
                <span className={css.count} aria-hidden="true">
                  {format.number(count)}
                </span>
              )}
              {kind === selectedKind && (
                <span className={css.checkBadge}>
                  <Icon name="check" />
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
