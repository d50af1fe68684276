import { isVocalised } from '@fanous/arabic/isVocalised';
import type { ReactNode, Ref } from 'react';
import { isolateCode } from '../../intl/codeRuns.tsx';
import { useOwnLang } from '../../intl/useOwnLang.ts';
import { heading, looks } from './Heading.css.ts';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const usual = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const;

export interface HeadingProps {
  /** Its place in the outline of the page, which assistive technology walks by. One `1` per page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, when the usual look of its level is too loud or too quiet. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'label';
  id?: string;
  align?: 'start' | 'center';
  /** Cuts after so many lines. */
  lines?: 1 | 2 | 3;
  /** The direction of the text itself: `textDir(text)` where somebody else wrote it. */
  dir?: 'rtl' | 'ltr';
  /** -1 lets the page move focus here after it changes. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title. Its level is the outline, its look is the design: the two are chosen apart. */
export function Heading({ level, look = usual[level], align, lines, children, ...rest }: HeadingProps) {
  const Element = elements[level];
  const lang = useOwnLang(children, rest.dir);
  const vocalised = typeof children === 'string' && isVocalised(children);
  return (
    <Element {...rest} lang={lang} className={`${looks[look]} ${heading({ align, lines, vocalised })}`}>
      {typeof children === 'string' ? isolateCode(children) : children}
    </Element>
  );
}
