import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './Hero.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface HeroProps extends RootElementProps {
  /** The `h1` of the page. */
  title: string;
  /** One line below the title. */
  description: string;
  /** The main action, the only saffron element of the view. */
  action: ReactNode;
  /** Three covers; the first one is large. Decoration without text on it. */
  art: [ReactNode, ReactNode, ReactNode];
  /** Plays the entrance animation of the art once. The text never moves. */
  isEntering?: boolean;
}

/** The first section of the home page: title, description, one action and the art. */
export function Hero({ title, description, action, art, isEntering, ...rootProps }: HeroProps) {
  const [large, upper, lower] = art;
  return (
    <div {...rootProps} className={css.hero}>
      <div className={css.content}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={css.description}>{description}</p>
        <div className={css.action}>{action}</div>
      </div>
      <div className={css.art} data-entering={isEntering || undefined} aria-hidden="true">
        <div className={css.artPiece}>{large}</div>
        <div className={css.artPiece}>{upper}</div>
        <div className={css.artPiece}>{lower}</div>
      </div>
    </div>
  );
}
