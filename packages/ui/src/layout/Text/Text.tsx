import type { ReactNode } from 'react';
import { useForeignLang } from '../../intl/useForeignLang.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { sizes, text } from './Text.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface TextProps extends RootElementProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'time';
  /** The size in the type scale. */
  size?: 'lead' | 'body' | 'label' | 'small' | 'caption' | 'price';
  tone?: 'inherit' | 'default' | 'muted' | 'accent' | 'primary' | 'success' | 'danger' | 'warning';
  /** Emphasis by weight; Arabic has no italics. */
  strong?: boolean;
  /** `parent` aligns a text of the other direction to the start of the page, such as a short text under a title. */
  align?: 'start' | 'center' | 'end' | 'parent';
  /** Cuts the text after this number of lines. Offer the whole text in another way. */
  lineClamp?: 1 | 2 | 3 | 4;
  /** Keeps lines short enough to read. */
  measure?: boolean;
  /** Digits of equal width, for columns of numbers. */
  tabular?: boolean;
  /** The direction of the text itself: `getTextDirection(text)` for user-written text. */
  dir?: 'rtl' | 'ltr';
  lang?: 'ar' | 'en';
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** Text in a size of the type scale. For titles use `Heading`. */
export function Text({ as: Element = 'p', size = 'body', tone = 'inherit', ...props }: TextProps) {
  const { strong, align, lineClamp, measure, tabular, ...rest } = props;
  const lang = useForeignLang(rest.children, rest.dir);
  const className = `${sizes[size]} ${text({ tone, strong, align, lineClamp, measure, tabular })}`;
  return (
    <Element
      lang={lang}
      {...rest}
      className={lineClamp ? addFullTashkeelClass(className, rest.children, lineClamp) : className}
    />
  );
}
