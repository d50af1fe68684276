import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './guide.css.ts';
import { useTextPicker } from './useTextPicker.ts';

interface PairProps {
  title: string;
  /** Explains why the second one is right. */
  description: ReactNode;
  wrong: ReactNode;
  right: ReactNode;
}

/** Two live examples: the wrong way and the right way. */
export function WrongRightPair({ title, description, wrong, right }: PairProps) {
  const pickText = useTextPicker();
  return (
    <section>
      <h3 className={css.pairTitle}>{title}</h3>
      <p>{description}</p>
      <div className={css.pairSides}>
        <div className={`${css.side} ${css.wrong}`}>
          <p className={`${css.verdict} ${css.wrongText}`}>
            <Icon name="circle-x" />
            {pickText('خطأ', 'Wrong')}
          </p>
          <div className={css.example}>{wrong}</div>
        </div>
        <div className={`${css.side} ${css.right}`}>
          <p className={`${css.verdict} ${css.rightText}`}>
            <Icon name="circle-check" />
            {pickText('صواب', 'Right')}
          </p>
          <div className={css.example}>{right}</div>
        </div>
      </div>
    </section>
  );
}
