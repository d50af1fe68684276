import type { ReactNode } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import * as css from './Steps.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface StepsProps extends RootElementProps {
  /** The steps in order: a sentence each, with optional content below it. */
  items: readonly {
    id: string;
    title: ReactNode;
    content?: ReactNode;
    /** Shown instead of the number. */
    icon?: IconSource | undefined;
  }[];
  /** `row` places them side by side where there is room, for a few short steps. */
  layout?: 'column' | 'row';
}

/** A numbered list of instructions, with a line that connects the numbers. */
export function Steps({ items, layout = 'column', ...rootProps }: StepsProps) {
  const format = useFormat();
  return (
    // Safari drops the list role of lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol {...rootProps} role="list" className={css.steps[layout]}>
      {items.map(({ id, title, content, icon }, at) => (
        <li key={id} className={css.step[layout]}>
          <span className={css.number} aria-hidden="true">
            {icon ? <Icon name={icon} size={24} /> : format.number(at + 1)}
          </span>
          <div className={css.content}>
            <p className={css.title}>{title}</p>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
