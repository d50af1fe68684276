import { useUiString } from '../intl/strings.ts';
import { Icon } from '../media/Icon/Icon.tsx';
import type { SocialLink } from './items.ts';
import { item, list } from './SocialLinks.css.ts';

/** A row of brand icons. Each link opens in a new tab, and its name says so. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const getUiString = useUiString();
  return (
    // Safari drops the list role of lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={list}>
      {links.map(({ icon, label, href }) => (
        <li key={href}>
          <a
            className={item}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={`${label} (${getUiString('newTab')})`}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
