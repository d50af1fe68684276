import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './SubCategoryList.css.ts';

export interface SubCategoryListProps {
  /** Names the list, where no heading stands right above it. */
  label: string;
  items: readonly {
    id: string | number;
    href: string;
    name: string;
    /** How much is inside, as a sentence: «12 دورة». */
    count?: string;
  }[];
}

/** The sub-categories of a category as rows to walk down, with what each holds. */
export function SubCategoryList({ label, items }: SubCategoryListProps) {
  const follow = useLinkClickHandler();
  return (
    // Safari forgets lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.list} aria-label={label}>
      {items.map(({ id, href, name, count }) => (
        <li key={id} className={css.item}>
          <a href={href} className={css.row} onClick={follow}>
            <span className={css.star} aria-hidden="true" />
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
