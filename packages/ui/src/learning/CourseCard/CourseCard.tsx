import { memo, type ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { card } from '../../layout/Card/Card.css.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { InstructorLine } from '../InstructorLine/InstructorLine.tsx';
import { Price } from '../Price/Price.tsx';
import { useTitleText } from '../useTitleText.ts';
import * as css from './CourseCard.css.ts';

export interface CourseCardProps {
  href: string;
  title: string;
  /** What the cover is drawn from when there is no picture: the slug. */
  seed: string;
  /** Chooses the cloth of the drawn cover. */
  categoryId: number;
  imageSrc?: string | null;
  instructorName?: string;
  instructorImageSrc?: string | null;
  /** «المدرّس» */
  instructorLabel: string;
  /** In Egyptian pounds. Left out where it says nothing, as on what one has already. */
  price?: number;
  /** «السعر» */
  priceLabel: string;
  /** One more fact, as a sentence: «120 مشتركًا». */
  fact?: ReactNode;
  /** Of the title, for the names of `actions`. */
  titleId?: string;
  /** Quiet ways for who runs the course; they stand above the link that covers the card. */
  actions?: ReactNode;
  /** Below 480 px: like a poster, or with a small cover at the inline start. */
  narrow?: 'poster' | 'row';
  /** Its level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** A course to look at and to enter. Forty-eight of them fill a page, so everything in it is native and it is memoised. */
export const CourseCard = memo(function CourseCard(props: CourseCardProps) {
  const { href, title, price, instructorName, fact, actions, narrow = 'poster', headingLevel = 3 } = props;
  const follow = useLinkClickHandler();
  const words = useTitleText(title);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={`${card({ isInteractive: true, clip: true })} ${css.course({ narrow })}`}>
      <Cover seed={props.seed} categoryId={props.categoryId} src={props.imageSrc} />
      <div className={css.body}>
        <Title id={props.titleId} className={css.title}>
          <a
            dir={words.dir}
            lang={words.lang}
            className={`${words.className} ${css.link}`}
            href={href}
            onClick={follow}
          >
            {words.children}
          </a>
        </Title>
        {fact && <p className={css.fact}>{fact}</p>}
        <div className={css.foot}>
          {instructorName !== undefined && (
            <InstructorLine name={instructorName} imageSrc={props.instructorImageSrc} label={props.instructorLabel} />
          )}
          {price !== undefined && <Price amount={price} label={props.priceLabel} />}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
});
