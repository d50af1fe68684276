import type { ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { card } from '../../layout/Card/Card.css.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { InstructorLine } from '../InstructorLine/InstructorLine.tsx';
import { TitleText } from '../TitleText.tsx';
import * as css from './ContinueCard.css.ts';

export interface ContinueCardProps {
  href: string;
  /** Says why this one stands first: «تابع من حيث توقفت». */
  eyebrow: ReactNode;
  title: string;
  /** What the cover is drawn from when there is no picture: the slug. */
  seed: string;
  /** Chooses the cloth of the drawn cover. */
  categoryId: number;
  imageSrc?: string | null;
  instructorName: string;
  instructorImageSrc?: string | null;
  /** «المدرّس» */
  instructorLabel: string;
  /** What pressing the card does: «متابعة». */
  goLabel: string;
  /** Its level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** The one course that whoever comes back is most likely looking for. One of many is a `CourseCard`. */
export function ContinueCard(props: ContinueCardProps) {
  const { headingLevel = 2 } = props;
  const follow = useLinkClickHandler();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={`${card({ isInteractive: true, clip: true })} ${css.lesson}`}>
      <div className={css.cover}>
        <Cover seed={props.seed} categoryId={props.categoryId} src={props.imageSrc} />
      </div>
      <div className={css.body}>
        <p className={css.eyebrow}>{props.eyebrow}</p>
        <Title className={css.title}>
          <a className={css.link} href={props.href} onClick={follow}>
            <TitleText>{props.title}</TitleText>
          </a>
        </Title>
        <InstructorLine name={props.instructorName} imageSrc={props.instructorImageSrc} label={props.instructorLabel} />
        {/* The link above is the whole card; this is what it looks like. */}
        <span className={css.go} aria-hidden="true">
          {props.goLabel}
          <Icon name="arrow-forward" />
        </span>
      </div>
    </article>
  );
}
