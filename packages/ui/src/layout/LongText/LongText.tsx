import type { ReactNode } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './LongText.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface LongTextSection {
  /** The id of the heading and the fragment of the address: `#refunds`. */
  id: string;
  title: string;
  /** Paragraphs in order; an array is a bulleted list. */
  blocks: readonly (ReactNode | readonly ReactNode[])[];
}

export interface LongTextProps extends RootElementProps {
  title: string;
  /** «آخر تحديث: 1 سبتمبر 2026» */
  lastUpdated: string;
  /** A paragraph before the sections. */
  description: ReactNode;
  /** The title of the table of contents: «المحتويات». */
  contentsLabel: string;
  sections: readonly LongTextSection[];
}

/** A long text with numbered sections and a table of contents: terms, policies. */
export function LongText({ title, lastUpdated, description, contentsLabel, sections, ...rootProps }: LongTextProps) {
  const format = useFormat();
  const formatSectionNumber = (at: number) => `${format.number(at + 1)}.`;
  return (
    <article {...rootProps} className={css.article}>
      <div className={css.header}>
        <Heading level={1}>{title}</Heading>
        <p className={css.lastUpdated}>{lastUpdated}</p>
        <p className={css.paragraph}>{description}</p>
      </div>
      <nav className={css.contents} aria-labelledby="contents">
        <p id="contents" className={css.contentsTitle}>
          {contentsLabel}
        </p>
        {/* Safari drops the list role of lists without bullets. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol role="list" className={css.contentsList}>
          {sections.map((section, at) => (
            <li key={section.id}>
              <a className={css.contentsLink} href={`#${section.id}`}>
                <span className={css.number}>{formatSectionNumber(at)}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.body}>
        {sections.map((section, at) => (
          <section key={section.id} className={css.section} aria-labelledby={section.id}>
            <h2 id={section.id} className={addFullTashkeelClass(css.title, section.title)} tabIndex={-1}>
              <span className={css.number}>{formatSectionNumber(at)}</span>
              <span>{section.title}</span>
            </h2>
            {section.blocks.map((block, place) => (
              // The blocks of a text never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <SectionBlock key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function SectionBlock({ block }: { block: LongTextSection['blocks'][number] }) {
  if (!isList(block)) return <p className={css.paragraph}>{block}</p>;
  return (
    <ul className={css.list}>
      {block.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={css.listItem}>
          {point}
        </li>
      ))}
    </ul>
  );
}

const isList = (block: LongTextSection['blocks'][number]): block is readonly ReactNode[] => Array.isArray(block);
