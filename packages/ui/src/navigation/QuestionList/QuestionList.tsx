import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import * as css from './QuestionList.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface QuestionListProps extends RootElementProps {
  items: readonly { id: string; question: string; answer: ReactNode }[];
  /** The level of the headings of the questions. */
  level: 2 | 3 | 4;
}

const elements = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open their answers. Works without scripts, and the browser finds text in closed answers. */
export function QuestionList({ items, level, ...rootProps }: QuestionListProps) {
  const Heading = elements[level];
  return (
    <div {...rootProps} className={css.root}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={css.item}>
          <summary className={css.summary}>
            <Heading className={addFullTashkeelClass(css.question, question)}>{question}</Heading>
            <span className={css.arrow}>
              <Icon name="chevron-down" size={24} />
            </span>
          </summary>
          <div className={css.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
