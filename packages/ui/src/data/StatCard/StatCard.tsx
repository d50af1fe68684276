import type { ReactNode } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import {
  root,
  card,
  descriptionText as detailStyle,
  label as labelStyle,
  iconBadge,
  iconTones,
  value as valueStyle,
} from './StatCard.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface StatCardProps extends RootElementProps {
  /** Names the number: «المشتركون». */
  label: string;
  /** The number, formatted with `useFormat`. Undefined while it loads. */
  value: string | undefined;
  /** Gives the number a context: «12 هذا الأسبوع». */
  description?: ReactNode;
  icon?: IconSource;
  /** Color of the icon. It has no meaning of its own. */
  tone?: 'primary' | 'accent' | 'success' | 'danger';
  /** Makes the whole card a link. */
  href?: string;
}

/** One important number. Put several in a `StatGrid`. For other values use `KeyValue`. */
export function StatCard({ label, value, description, icon, tone = 'primary', href, ...rootProps }: StatCardProps) {
  return (
    <article {...rootProps} className={root} aria-busy={value === undefined || undefined}>
      <div className={card}>
        <p className={labelStyle}>
          {href ? (
            <Link href={href} variant="plain" stretched>
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        {icon && (
          <span className={`${iconBadge} ${iconTones[tone]}`}>
            <Icon name={icon} size={24} />
          </span>
        )}
        <div className={valueStyle}>{value ?? <Skeleton width="half" />}</div>
        {description && <p className={detailStyle}>{description}</p>}
      </div>
    </article>
  );
}
