import { memo, type ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { card } from '../../layout/Card/Card.css.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { InstructorLine } from '../InstructorLine/InstructorLine.tsx';
import { Price } from '../Price/Price.tsx';
import { useTitleProps } from '../useTitleProps.ts';
import * as css from './CourseCard.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CourseCardProps extends RootElementProps {
  href: string;
  title: string;
  /** Seed of the generated cover if there is no image: the slug. */
  seed: string;
  /** Selects the palette of the generated cover. */
  categoryId: number;
  imageSrc?: string | null;
  instructorName?: string;
  instructorImageSrc?: string | null;
  /** «المدرّس» */
  instructorLabel: string;
  /** In the currency of the provider. Omit it for a subscribed course. */
  price?: number;
  /** «السعر» */
  priceLabel: string;
  /** One more fact as a phrase: «120 مشتركًا». */
  meta?: ReactNode;
  /** Id of the title, for the accessible names of `actions`. */
  titleId?: string;
  /** Links for the owner of the course, above the link that covers the card. */
  actions?: ReactNode;
  /** The layout below 480 px: the cover above the text, or a small cover at the inline start. */
  compactLayout?: 'poster' | 'row';
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** A course card. A page has up to 48 of them, so it uses native elements and is memoized. */
export const CourseCard = memo(function CourseCard({
  href,
  title,
  titleId,
  seed,
  categoryId,
  imageSrc,
  price,
  priceLabel,
  meta,
  actions,
  instructorName,
  instructorImageSrc,
  instructorLabel,
  compactLayout = 'poster',
  headingLevel = 3,
  ...rootProps
}: CourseCardProps) {
  const follow = useLinkClickHandler();
  const titleProps = useTitleProps(title);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article {...rootProps} className={`${card({ isInteractive: true, clip: true })} ${css.root({ compactLayout })}`}>
      <Cover seed={seed} categoryId={categoryId} courseTitle={title} src={imageSrc} />
      <div className={css.body}>
        <Title id={titleId} className={css.title}>
          <a
            dir={titleProps.dir}
            lang={titleProps.lang}
            className={`${titleProps.className} ${css.link}`}
            href={href}
            onClick={follow}
          >
            {titleProps.children}
          </a>
        </Title>
        {meta && <p className={css.metaText}>{meta}</p>}
        <div className={css.footer}>
          {instructorName !== undefined && (
            <InstructorLine name={instructorName} imageSrc={instructorImageSrc} label={instructorLabel} />
          )}
          {price !== undefined && (
            <span className={css.price}>
              <Price amount={price} label={priceLabel} />
            </span>
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
});
