import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './SubCategoryList.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SubCategoryListProps extends RootElementProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly {
    id: string | number;
    href: string;
    name: string;
    /** The content as a phrase: «12 دورة». */
    count?: string;
  }[];
}

/** The sub-categories of a category as rows with their counts. */
export function SubCategoryList({ label, items, ...rootProps }: SubCategoryListProps) {
  const follow = useLinkClickHandler();
  return (
    // Safari gives lists without bullets no list role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...rootProps} role="list" className={css.list} aria-label={label}>
      {items.map(({ id, href, name, count }) => (
        <li key={id} className={css.item}>
          <a href={href} className={css.row} onClick={follow}>
            <span className={css.starIcon} aria-hidden="true" />
            <span className={css.name}>
              <Bidi>{name}</Bidi>
            </span>
            {count && <span className={css.count}>{count}</span>}
            <span className={css.chevron}>
              <Icon name="chevron-forward" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
