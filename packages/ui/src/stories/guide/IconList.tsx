import { Ltr } from '../../intl/Bidi.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { type IconEntry, type IconName, icons } from '../../media/Icon/icons.ts';
import { iconCell, iconGrid } from './guide.css.ts';
import { LiveExample } from './Guide.tsx';

const entries = Object.entries<IconEntry>(icons) as [IconName, IconEntry][];

/** The icons of the registry: those that mirror, shown in both directions (right to left first), or the others. */
export function IconList({ mirrored }: { mirrored: boolean }) {
  return (
    <LiveExample>
      <ul className={iconGrid}>
        {entries
          .filter(([, { mirror }]) => mirror === mirrored)
          .map(([name]) => (
            <li key={name} className={iconCell}>
              <span dir="rtl">
                <Icon name={name} size={24} />
              </span>
              {mirrored && (
                <span dir="ltr">
                  <Icon name={name} size={24} />
                </span>
              )}
              <Text as="span" size="caption" tone="muted" lang="en">
                <Ltr>{name}</Ltr>
              </Text>
            </li>
          ))}
      </ul>
    </LiveExample>
  );
}
