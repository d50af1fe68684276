import { isVocalised } from '@fanous/arabic/isVocalised';
import type { ReactNode } from 'react';
import { useOwnLang } from '../../intl/useOwnLang.ts';
import { sizes, text } from './Text.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'time';
  id?: string;
  /** The step of the type scale. */
  size?: 'lead' | 'body' | 'label' | 'small' | 'caption' | 'price';
  tone?: 'inherit' | 'default' | 'muted' | 'accent' | 'primary' | 'success' | 'danger' | 'warning';
  /** Emphasis by weight; Arabic has no italics. */
  strong?: boolean;
  /** `parent` begins a text of the other direction where the page's lines begin: a short one under a title. */
  align?: 'start' | 'center' | 'end' | 'parent';
  /** Cuts after so many lines. The whole text must be reachable some other way. */
  lines?: 1 | 2 | 3 | 4;
  /** Keeps lines short enough to read. */
  measure?: boolean;
  /** Figures of equal width, for columns of numbers. */
  tabular?: boolean;
  /** The direction of the text itself: `textDir(text)` where somebody else wrote it. */
  dir?: 'rtl' | 'ltr';
  lang?: 'ar' | 'en';
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** Words in a step of the type scale. A title is a `Heading`. */
export function Text({ as: Element = 'p', size = 'body', tone = 'inherit', ...props }: TextProps) {
  const { strong, align, lines, measure, tabular, ...rest } = props;
  const lang = useOwnLang(rest.children, rest.dir);
  const vocalised = lines !== undefined && typeof rest.children === 'string' && isVocalised(rest.children);
  return (
    <Element
      lang={lang}
      {...rest}
      className={`${sizes[size]} ${text({ tone, strong, align, lines, vocalised, measure, tabular })}`}
    />
  );
}
