import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { example, pairSides, pairTitle, right, rightInk, side, verdict, wrong, wrongInk } from './guide.css.ts';
import { useSay } from './useSay.ts';

interface PairProps {
  title: string;
  /** Why the second one, in a sentence or two. */
  why: ReactNode;
  bad: ReactNode;
  good: ReactNode;
}

/** The same thing done wrong and done right, both alive. */
export function Pair({ title, why, bad, good }: PairProps) {
  const say = useSay();
  return (
    <section>
      <h3 className={pairTitle}>{title}</h3>
      <p>{why}</p>
      <div className={pairSides}>
        <div className={`${side} ${wrong}`}>
          <p className={`${verdict} ${wrongInk}`}>
            <Icon name="circle-x" />
            {say('خطأ', 'Wrong')}
          </p>
          <div className={example}>{bad}</div>
        </div>
        <div className={`${side} ${right}`}>
          <p className={`${verdict} ${rightInk}`}>
            <Icon name="circle-check" />
            {say('صواب', 'Right')}
          </p>
          <div className={example}>{good}</div>
        </div>
      </div>
    </section>
  );
}
