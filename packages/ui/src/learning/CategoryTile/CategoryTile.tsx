import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { getPaletteName } from '../../media/Cover/palettes.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import * as css from './CategoryTile.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CategoryTileProps extends RootElementProps {
  href: string;
  name: string;
  /** Selects the palette: a category has the same color everywhere. */
  categoryId: number;
  /** The content as a phrase: «3 أقسام فرعية». */
  count?: string;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** A main category in its own color. For sub-categories use `SubCategoryList`. */
export function CategoryTile({ href, name, categoryId, count, headingLevel = 2, ...rootProps }: CategoryTileProps) {
  const follow = useLinkClickHandler();
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article {...rootProps} className={css.tile[getPaletteName(categoryId)]}>
      <div className={css.content}>
        <Name className={addFullTashkeelClass(css.name, name)}>
          <a href={href} className={css.link} onClick={follow}>
            <Bidi>{name}</Bidi>
          </a>
        </Name>
        {count && <p className={css.count}>{count}</p>}
      </div>
      <div className={css.starBorder[getPaletteName(categoryId)]} aria-hidden="true">
        <div className={css.star}>
          <Cover seed={name} categoryId={categoryId} ratio="1:1" />
        </div>
      </div>
    </article>
  );
}
