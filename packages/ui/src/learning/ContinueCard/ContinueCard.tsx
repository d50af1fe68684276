import type { ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { card } from '../../layout/Card/Card.css.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { InstructorLine } from '../InstructorLine/InstructorLine.tsx';
import { TitleText } from '../TitleText.tsx';
import { progressBar } from '../progressBar.css.ts';
import * as css from './ContinueCard.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface ContinueCardProps extends RootElementProps {
  href: string;
  /** A line above the title: «تابع من حيث توقفت». */
  eyebrow: ReactNode;
  title: string;
  /** The lesson to continue with, below the title. */
  lesson?: string;
  /** Where in the lesson: «12:30 من 25:10». */
  position?: ReactNode;
  /** How much of the course is done: «أكملت 3 من 8 دروس». */
  progress?: { label: string; value: number; max: number };
  /** Seed of the generated cover if there is no image: the slug. */
  seed: string;
  /** Selects the palette of the generated cover. */
  categoryId: number;
  imageSrc?: string | null;
  instructorName: string;
  instructorImageSrc?: string | null;
  /** «المدرّس» */
  instructorLabel: string;
  /** Label of the action: «متابعة». */
  actionLabel: string;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** The course that a returning user most likely looks for. For one of many use `CourseCard`. */
export function ContinueCard(props: ContinueCardProps) {
  const { headingLevel = 2 } = props;
  const follow = useLinkClickHandler();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article {...pickRootProps(props)} className={`${card({ isInteractive: true, clip: true })} ${css.root}`}>
      <div className={css.cover}>
        <Cover seed={props.seed} categoryId={props.categoryId} courseTitle={props.title} src={props.imageSrc} />
      </div>
      <div className={css.body}>
        <p className={css.eyebrow}>{props.eyebrow}</p>
        <Title className={css.title}>
          <a className={css.link} href={props.href} onClick={follow}>
            <TitleText>{props.title}</TitleText>
          </a>
        </Title>
        {props.lesson !== undefined && (
          <p className={css.lesson}>
            <TitleText>{props.lesson}</TitleText>
            {props.position && <span className={css.position}>{props.position}</span>}
          </p>
        )}
        {props.progress && (
          <div className={css.progress}>
            <span aria-hidden="true">{props.progress.label}</span>
            <progress
              className={progressBar}
              value={props.progress.value}
              max={props.progress.max}
              aria-label={props.progress.label}
            />
          </div>
        )}
        <InstructorLine name={props.instructorName} imageSrc={props.instructorImageSrc} label={props.instructorLabel} />
        {/* Decorative: the link above covers the whole card. */}
        <span className={css.action} aria-hidden="true">
          {props.actionLabel}
          <Icon name="arrow-forward" />
        </span>
      </div>
    </article>
  );
}
