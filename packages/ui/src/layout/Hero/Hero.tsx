import type { ReactNode } from 'react';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** The promise of the page, its `h1`. */
  title: string;
  /** One line of proof. */
  text: string;
  /** The one saffron invitation of the view. */
  action: ReactNode;
  /** Three covers; the first is the large one. Decoration: no text ever sits on them. */
  art: [ReactNode, ReactNode, ReactNode];
  /** While it is true the cloth settles into its place, once; the words never move. */
  isEntering?: boolean;
}

/** Opens the home page: what this is, why to trust it, one thing to do, and the cloth it is cut from. */
export function Hero({ title, text, action, art, isEntering }: HeroProps) {
  const [large, upper, lower] = art;
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <div className={css.action}>{action}</div>
      </div>
      <div className={css.art} data-entering={isEntering || undefined} aria-hidden="true">
        <div className={css.piece}>{large}</div>
        <div className={css.piece}>{upper}</div>
        <div className={css.piece}>{lower}</div>
      </div>
    </div>
  );
}
