import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { arrow, box, button, heading, meta as metaStyle, panel, title as titleStyle, words } from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** Of the heading that holds the button: the outline of the page stays whole while it is closed. */
  level: 2 | 3 | 4;
  /** Stands muted at the end of the line: a count. Part of the button's name. */
  meta?: ReactNode;
  /** Whether it is open, where the page keeps it. */
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
}

const elements = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Opens and closes a part of the page in place. One view of several is `Tabs`; what hangs above the page is a `Popover`. */
export function Disclosure(props: DisclosureProps) {
  const { title, level, meta, isExpanded, defaultExpanded = false, onExpandedChange, children } = props;
  const id = useId();
  const [own, setOwn] = useState(defaultExpanded);
  const isOpen = isExpanded ?? own;
  const Heading = elements[level];
  const toggle = () => {
    setOwn(!isOpen);
    onExpandedChange?.(!isOpen);
  };
  return (
    <div className={box}>
      <Heading className={heading}>
        <button type="button" className={button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={words}>
            <span className={titleStyle}>{title}</span>
            {meta && <span className={metaStyle}>{meta}</span>}
          </span>
          <span className={arrow}>
            <Icon name="chevron-down" size={24} />
          </span>
        </button>
      </Heading>
      {/* It stays in the page, so that what was typed or played in it is still there when it opens again. */}
      <div id={id} className={panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
