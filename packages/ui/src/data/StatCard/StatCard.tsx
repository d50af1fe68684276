import type { ReactNode } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import {
  box,
  card,
  detail as detailStyle,
  label as labelStyle,
  medal,
  tones,
  value as valueStyle,
} from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted: «المشتركون». */
  label: string;
  /** The number as it is read, from `useFormat`. Missing while it is on its way. */
  value: string | undefined;
  /** What puts it in proportion: «12 هذا الأسبوع». */
  detail?: ReactNode;
  icon?: IconName;
  /** Helps the eye to find it again; it says nothing by itself. */
  tone?: 'primary' | 'accent' | 'success' | 'danger';
  /** Leads to what was counted; the whole card answers. */
  href?: string;
}

/** One number that matters. Several stand in a `Grid`; facts that are not numbers in a `KeyValue`. */
export function StatCard({ label, value, detail, icon, tone = 'primary', href }: StatCardProps) {
  return (
    <article className={box} aria-busy={value === undefined || undefined}>
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
          <span className={`${medal} ${tones[tone]}`}>
            <Icon name={icon} size={24} />
          </span>
        )}
        <div className={valueStyle}>{value ?? <Skeleton width="half" />}</div>
        {detail && <p className={detailStyle}>{detail}</p>}
      </div>
    </article>
  );
}
