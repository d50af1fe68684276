import { findMatchedRanges } from '@fanous/arabic/matchedRanges';
import { findForeignLang, getTextDirection } from '@fanous/arabic/textDir';
import { Fragment } from 'react';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { useDirection } from '../../intl/useDirection.ts';
import { match } from './CommandPalette.css.ts';

interface MatchedTextProps {
  /** Emphasises what matches it. Empty for no emphasis. */
  search: string;
  children: string;
}

/** A user-written text as `Bidi` shows it, with the letters that match a search in bold. */
export function MatchedText({ search, children }: MatchedTextProps) {
  const direction = useDirection();
  const ranges = search === '' ? [] : findMatchedRanges(children, search);
  return (
    <bdi dir={getTextDirection(children, direction)} lang={findForeignLang(children, direction)}>
      {ranges.map(({ start, end }, at) => (
        <Fragment key={start}>
          {isolateLtrRuns(children.slice(ranges[at - 1]?.end ?? 0, start))}
          <mark className={match}>{isolateLtrRuns(children.slice(start, end))}</mark>
        </Fragment>
      ))}
      {isolateLtrRuns(children.slice(ranges.at(-1)?.end ?? 0))}
    </bdi>
  );
}
