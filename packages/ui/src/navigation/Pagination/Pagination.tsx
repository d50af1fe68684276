import type { ReactNode } from 'react';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { getPageSteps } from './getPageSteps.ts';
import * as css from './Pagination.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

interface PaginationBaseProps extends RootElementProps {
  /** Name of the landmark: «صفحات النتائج». */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  previousLabel: string;
  nextLabel: string;
  /** Adds links to the first and the last page in a narrow container, which shows no numbers. */
  firstLabel?: string;
  lastLabel?: string;
  /** The accessible name of a page link: «الصفحة 3». */
  pageLabel: (page: string) => string;
  /** «الصفحة 3 من 12», shown if the numbers do not fit. */
  summaryLabel: (page: string, pageCount: string) => string;
}

/** Pages have addresses, or the parent changes the page of a list that has no address. */
type PageTargetProps =
  | {
      /** Returns the address of a page. */
      getPageHref: (page: number) => string;
      onPageChange?: never;
    }
  | {
      getPageHref?: never;
      /** Renders buttons instead of links, for a list whose pages have no address, such as one in a dialog. */
      onPageChange: (page: number) => void;
    };

export type PaginationProps = PaginationBaseProps & PageTargetProps;

/** Numbered pages of a list. Dashboard lists load on scroll instead; public lists have a «عرض المزيد» button. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, previousLabel, nextLabel, firstLabel, lastLabel, pageLabel, summaryLabel } = props;
  const format = useFormat();
  if (pageCount < 2) return null;
  const hasEnds = firstLabel !== undefined && lastLabel !== undefined;
  const target = { getPageHref: props.getPageHref, onPageChange: props.onPageChange };
  const previous = page > 1 ? page - 1 : undefined;
  const next = page < pageCount ? page + 1 : undefined;
  const arrowText = hasEnds ? css.arrowText : undefined;
  const renderEnd = (to: number, label: string, icon: IconName) => (
    <li className={css.end}>
      <PageLink {...target} to={to === page ? undefined : to} label={label}>
        <Icon name={icon} />
      </PageLink>
    </li>
  );
  return (
    <nav {...pickRootProps(props)} aria-label={label} className={css.nav}>
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={css.list}>
        {hasEnds && renderEnd(1, firstLabel, 'chevrons-back')}
        <li>
          <PageLink {...target} to={previous} rel="prev">
            <Icon name="chevron-back" />
            <span className={arrowText}>{previousLabel}</span>
          </PageLink>
        </li>
        {getPageSteps(page, pageCount).map((step) => (
          <li key={step} className={css.number}>
            {typeof step === 'number' ? (
              <PageLink {...target} to={step} label={pageLabel(format.number(step))} isCurrent={step === page}>
                {format.number(step)}
              </PageLink>
            ) : (
              <div className={css.ellipsis} aria-hidden="true">
                …
              </div>
            )}
          </li>
        ))}
        <li className={css.pageSummary}>{summaryLabel(format.number(page), format.number(pageCount))}</li>
        <li>
          <PageLink {...target} to={next} rel="next">
            <span className={arrowText}>{nextLabel}</span>
            <Icon name="chevron-forward" />
          </PageLink>
        </li>
        {hasEnds && renderEnd(pageCount, lastLabel, 'chevrons-forward')}
      </ol>
    </nav>
  );
}

interface PageLinkProps {
  getPageHref: ((page: number) => string) | undefined;
  onPageChange: ((page: number) => void) | undefined;
  /** The page; undefined at an end of the list, where the link is disabled. */
  to: number | undefined;
  label?: string;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a page, or a button that changes it. It stays focusable while disabled, so that the focus is not lost. */
function PageLink({ getPageHref, onPageChange, to, label, rel, isCurrent, children }: PageLinkProps) {
  const follow = useLinkClickHandler();
  const ariaProps = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  if (onPageChange) {
    const isDisabled = to === undefined;
    return (
      <button
        type="button"
        {...ariaProps}
        className={css.pageLink}
        aria-disabled={isDisabled || undefined}
        onClick={() => isDisabled || isCurrent || onPageChange(to)}
      >
        {children}
      </button>
    );
  }
  return to === undefined ? (
    // An anchor without `href` has no link role.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
    <a {...ariaProps} className={css.pageLink} role="link" aria-disabled="true">
      {children}
    </a>
  ) : (
    <a {...ariaProps} className={css.pageLink} href={getPageHref?.(to)} rel={rel} onClick={follow}>
      {children}
    </a>
  );
}
