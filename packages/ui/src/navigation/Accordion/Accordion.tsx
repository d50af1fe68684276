import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading, type Key } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { arrow, button, content, heading, meta, root, section, text, title } from './Accordion.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** One section: its title is a button that opens and closes the content. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Muted text at the end of the line, such as a count. It is part of the button's name. */
  meta?: ReactNode;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface AccordionProps extends RootElementProps {
  items: readonly AccordionItem[];
  /** The level of the headings around the buttons. */
  level: 2 | 3 | 4;
  /** Whether several sections can be open. Otherwise opening one closes the other. */
  allowsMultiple?: boolean;
  /** The open sections (controlled). */
  expandedIds?: readonly string[];
  /** The sections that are open at first. */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of all open sections. */
  onChange?: (expandedIds: string[]) => void;
}

/** A list of sections in one card. For a single section use `Disclosure`; for views of which one is always shown use `Tabs`. */
export function Accordion(props: AccordionProps) {
  const { items, level, allowsMultiple = false, expandedIds, defaultExpandedIds = [], onChange, ...rootProps } = props;
  const toList = (keys: Set<Key>) => items.map(({ id }) => id).filter((id) => keys.has(id));
  return (
    <DisclosureGroup
      {...rootProps}
      className={root}
      allowsMultipleExpanded={allowsMultiple}
      {...(expandedIds && { expandedKeys: expandedIds })}
      defaultExpandedKeys={defaultExpandedIds}
      onExpandedChange={(keys) => onChange?.(toList(keys))}
    >
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={section}>
          <Heading level={level} className={heading}>
            <Button slot="trigger" className={button}>
              <span className={text}>
                <span className={addFullTashkeelClass(title, item.title)}>{item.title}</span>
                {item.meta && <span className={meta}>{item.meta}</span>}
              </span>
              <span className={arrow}>
                <Icon name="chevron-down" size={24} />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={content}>{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
