import type { ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import * as css from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';

interface FileRowButtonProps {
  icon: IconName;
  title: string;
  meta: ReactNode;
  state: 'open' | 'locked' | 'current';
  onPress: () => void;
}

/** The row of a file as a button. A locked file is a button too, so that pressing it can explain why. */
export function FileRowButton({ icon, title, meta, state, onPress }: FileRowButtonProps) {
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
        <span className={css.metaLine}>{meta}</span>
      </span>
      {state === 'open' && (
        <span className={css.actionIcon}>
          <Icon name="circle-play" />
        </span>
      )}
    </button>
  );
}
