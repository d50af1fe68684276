import type { ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import * as css from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';

interface RecordRowProps {
  icon: IconName;
  title: string;
  facts: ReactNode;
  state: 'open' | 'locked' | 'current';
  onPress: () => void;
}

/** A record to play, or a locked one, which is a button too: it can be found, and pressing it says what to do. */
export function RecordRow({ icon, title, facts, state, onPress }: RecordRowProps) {
  return (
    <button
      type="button"
      className={css.row({ isCurrent: state === 'current' })}
      aria-current={state === 'current' || undefined}
      onClick={onPress}
    >
      <span className={css.iconBadge({ state })} aria-hidden="true">
        <Icon name={state === 'locked' ? 'lock' : icon} />
      </span>
      <span className={css.content}>
        <span className={css.title}>
          <Bidi>{title}</Bidi>
        </span>
        <span className={css.metaLine}>{facts}</span>
      </span>
      {state === 'open' && (
        <span className={css.actionIcon}>
          <Icon name="circle-play" />
        </span>
      )}
    </button>
  );
}
