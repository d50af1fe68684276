import { Children, type ReactNode } from 'react';
import type { ButtonBehaviour } from '../../actions/Button/behaviour.ts';
import { ButtonElement } from '../../actions/Button/ButtonElement.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';
import type { NavItem } from '../items.ts';
import { WithCount } from '../WithCount.tsx';
import * as css from './TabBar.css.ts';

export interface TabBarProps extends RootElementProps {
  /** Name of the navigation: «التنقل السريع» */
  label: string;
  /** Three to five entries: `TabBarLink`, `TabBarButton`. */
  children: ReactNode;
}

/**
 * The main entries at the bottom of a phone, where a thumb reaches them. Hidden from 768 px. It is the last child of the page's
 * layout: it sticks to the window, and on a low window it stands at the end of the page.
 */
export function TabBar({ label, children, ...rootProps }: TabBarProps) {
  return (
    <nav {...pickRootProps(rootProps)} className={css.root} aria-label={label}>
      {/* Safari drops the list role of lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.list}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
    </nav>
  );
}

export interface TabBarLinkProps extends NavItem {
  icon: IconSource;
}

/** An entry that opens a page. */
export function TabBarLink({ href, label, icon, isCurrent }: TabBarLinkProps) {
  const handleLinkClick = useLinkClickHandler();
  return (
    <a className={css.entry} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={handleLinkClick}>
      <span className={css.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={css.label}>{label}</span>
    </a>
  );
}

export interface TabBarButtonProps extends Omit<ButtonBehaviour, 'aria-label'> {
  label: string;
  icon: IconSource;
  /** A number at the corner of the icon, such as of unread notifications. */
  count?: number;
  /** The name for screen readers if it contains more than the label: «الإشعارات، 3 جديدة». It begins with the label. */
  accessibleName?: string;
}

/** An entry that opens something over the page, such as the search. */
export function TabBarButton({ label, icon, count = 0, accessibleName, ...behaviour }: TabBarButtonProps) {
  return (
    <ButtonElement {...behaviour} className={css.entry}>
      <span className={css.icon}>
        <WithCount value={count}>
          <Icon name={icon} size={24} />
        </WithCount>
      </span>
      <span className={css.label} aria-hidden={accessibleName !== undefined}>
        {label}
      </span>
      {accessibleName !== undefined && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
    </ButtonElement>
  );
}
