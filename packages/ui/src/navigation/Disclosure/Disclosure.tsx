import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { arrow, root, button, heading, meta as metaStyle, panel, title as titleStyle, text } from './Disclosure.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface DisclosureProps extends RootElementProps {
  title: ReactNode;
  /** The level of the heading around the button. */
  level: 2 | 3 | 4;
  /** Muted text at the end of the line, such as a count. It is part of the button's name. */
  meta?: ReactNode;
  /** Whether it is open (controlled). */
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
}

const elements = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Opens and closes a part of the page. For one view of several use `Tabs`; for floating content use `Popover`. */
export function Disclosure(props: DisclosureProps) {
  const { title, level, meta, isExpanded, defaultExpanded = false, onExpandedChange, children, ...rootProps } = props;
  const id = useId();
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const isOpen = isExpanded ?? ownExpanded;
  const Heading = elements[level];
  const toggle = () => {
    setOwnExpanded(!isOpen);
    onExpandedChange?.(!isOpen);
  };
  return (
    <div {...rootProps} className={root}>
      <Heading className={heading}>
        <button type="button" className={button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={text}>
            <span className={addFullTashkeelClass(titleStyle, title)}>{title}</span>
            {meta && <span className={metaStyle}>{meta}</span>}
          </span>
          <span className={arrow}>
            <Icon name="chevron-down" size={24} />
          </span>
        </button>
      </Heading>
      {/* The content stays mounted, so that its state is kept while closed. */}
      <div id={id} className={panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
