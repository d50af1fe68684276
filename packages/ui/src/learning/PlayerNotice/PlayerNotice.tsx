import type { ReactNode } from 'react';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';
import * as css from './PlayerNotice.css.ts';

export interface PlayerNoticeProps extends RootElementProps {
  /** What happened or comes next: «الدرس التالي: الجبر». Screen readers announce it. */
  children: ReactNode;
  /** One or two buttons with `size="dense"`. */
  actions: ReactNode;
}

/** A message over the picture of a player, with buttons. Pass it to `VideoSwitcher` as its `overlay`. */
export function PlayerNotice({ children, actions, ...rootProps }: PlayerNoticeProps) {
  return (
    <div {...pickRootProps(rootProps)} className={css.root}>
      <output className={css.text}>{children}</output>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
