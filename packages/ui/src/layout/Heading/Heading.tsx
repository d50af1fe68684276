import type { ReactNode, Ref } from 'react';
import { isolateNamesAndPercentages } from '../../intl/isolateNamesAndPercentages.tsx';
import { useForeignLang } from '../../intl/useForeignLang.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { heading, sizes } from './Heading.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const defaultSizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const;

export interface HeadingProps extends RootElementProps {
  /** The level in the outline of the page, which screen readers use. One `1` per page. */
  level: 1 | 2 | 3 | 4;
  /** The size, if it differs from the default of the level. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'label';
  align?: 'start' | 'center';
  /** Cuts the text after this number of lines. */
  lineClamp?: 1 | 2 | 3;
  /** The direction of the text itself: `getTextDirection(text)` for user-written text. */
  dir?: 'rtl' | 'ltr';
  /** -1 lets the page focus the heading after a navigation. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title. `level` sets the outline, `size` the design; choose them independently. */
export function Heading({ level, size = defaultSizes[level], align, lineClamp, children, ...rest }: HeadingProps) {
  const Element = elements[level];
  const lang = useForeignLang(children, rest.dir);
  return (
    <Element
      {...rest}
      lang={lang}
      className={addFullTashkeelClass(`${sizes[size]} ${heading({ align, lineClamp })}`, children, lineClamp)}
    >
      {typeof children === 'string' ? isolateNamesAndPercentages(children) : children}
    </Element>
  );
}
