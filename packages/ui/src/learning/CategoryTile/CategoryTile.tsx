import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { getPaletteName } from '../../media/Cover/palettes.ts';
import * as css from './CategoryTile.css.ts';

export interface CategoryTileProps {
  href: string;
  name: string;
  /** Chooses the cloth: a category keeps its colour wherever it appears. */
  categoryId: number;
  /** What is inside, as a sentence: «3 أقسام فرعية». */
  count?: string;
  /** Its level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** A main category as a piece of its own cloth. Its sub-categories are rows of `SubCategoryList`. */
export function CategoryTile({ href, name, categoryId, count, headingLevel = 2 }: CategoryTileProps) {
  const follow = useLinkClickHandler();
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={css.tile[getPaletteName(categoryId)]}>
      <div className={css.words}>
        <Name className={css.name}>
          <a href={href} className={css.link} onClick={follow}>
            <Bidi>{name}</Bidi>
          </a>
        </Name>
        {count && <p className={css.count}>{count}</p>}
      </div>
      <div className={css.edge[getPaletteName(categoryId)]} aria-hidden="true">
        <div className={css.star}>
          <Cover seed={name} categoryId={categoryId} ratio="1:1" />
        </div>
      </div>
    </article>
  );
}
