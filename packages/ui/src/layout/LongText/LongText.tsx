import type { ReactNode } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './LongText.css.ts';

export interface LongTextSection {
  /** Its place in the address: `#refunds`. */
  id: string;
  title: string;
  /** Paragraphs in the order of reading; an array among them is a list of points. */
  blocks: readonly (ReactNode | readonly ReactNode[])[];
}

export interface LongTextProps {
  title: string;
  /** «آخر تحديث: 1 سبتمبر 2026» */
  changed: string;
  /** What the text is about, before its sections. */
  lead: ReactNode;
  /** Heads the list of the sections: «المحتويات». */
  contentsLabel: string;
  sections: readonly LongTextSection[];
}

/** A text that is read through, looked up and printed: terms, policies. Its sections are numbered, and each has an address. */
export function LongText({ title, changed, lead, contentsLabel, sections }: LongTextProps) {
  const format = useFormat();
  const numberOf = (at: number) => `${format.number(at + 1)}.`;
  return (
    <article className={css.article}>
      <div className={css.head}>
        <Heading level={1}>{title}</Heading>
        <p className={css.changed}>{changed}</p>
        <p className={css.words}>{lead}</p>
      </div>
      <nav className={css.contents} aria-labelledby="contents">
        <p id="contents" className={css.contentsTitle}>
          {contentsLabel}
        </p>
        {/* Safari forgets lists without bullets. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol role="list" className={css.entries}>
          {sections.map((section, at) => (
            <li key={section.id}>
              <a className={css.entry} href={`#${section.id}`}>
                <span className={css.number}>{numberOf(at)}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.body}>
        {sections.map((section, at) => (
          <section key={section.id} className={css.section} aria-labelledby={section.id}>
            <h2 id={section.id} className={css.title} tabIndex={-1}>
              <span className={css.number}>{numberOf(at)}</span>
              <span>{section.title}</span>
            </h2>
            {section.blocks.map((block, place) => (
              // A text does not change its order.
              // oxlint-disable-next-line react/no-array-index-key
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: LongTextSection['blocks'][number] }) {
  if (!isPoints(block)) return <p className={css.words}>{block}</p>;
  return (
    <ul className={css.list}>
      {block.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={css.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}

const isPoints = (block: LongTextSection['blocks'][number]): block is readonly ReactNode[] => Array.isArray(block);
