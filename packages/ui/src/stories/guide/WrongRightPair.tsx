import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { example, pairSides, pairTitle, right, rightText, side, verdict, wrong, wrongText } from './guide.css.ts';
import { useTextPicker } from './useTextPicker.ts';

interface PairProps {
  title: string;
  /** Explains why the second one is right. */
  description: ReactNode;
  bad: ReactNode;
  good: ReactNode;
}

/** Two live examples: the wrong way and the right way. */
export function WrongRightPair({ title, description, bad, good }: PairProps) {
  const pickText = useTextPicker();
  return (
    <section>
      <h3 className={pairTitle}>{title}</h3>
      <p>{description}</p>
      <div className={pairSides}>
        <div className={`${side} ${wrong}`}>
          <p className={`${verdict} ${wrongText}`}>
            <Icon name="circle-x" />
            {pickText('خطأ', 'Wrong')}
          </p>
          <div className={example}>{bad}</div>
        </div>
        <div className={`${side} ${right}`}>
          <p className={`${verdict} ${rightText}`}>
            <Icon name="circle-check" />
            {pickText('صواب', 'Right')}
          </p>
          <div className={example}>{good}</div>
        </div>
      </div>
    </section>
  );
}
