import { useLinkClickHandler } from '../../intl/navigation.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { getPageSteps } from './getPageSteps.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** Name of the landmark: «صفحات النتائج». */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the address of a page. */
  getPageHref: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a page link: «الصفحة 3». */
  pageLabel: (page: string) => string;
  /** «الصفحة 3 من 12», shown if the numbers do not fit. */
  summaryLabel: (page: string, pageCount: string) => string;
}

/** Links to the pages of a list. Dashboard lists load on scroll instead; public lists have a «عرض المزيد» button. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, getPageHref, previousLabel, nextLabel, pageLabel, summaryLabel } = props;
  const format = useFormat();
  const follow = useLinkClickHandler();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={css.nav}>
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={css.list}>
        <li>
          <PreviousNextLink href={page > 1 ? getPageHref(page - 1) : undefined} label={previousLabel} isBack />
        </li>
        {getPageSteps(page, pageCount).map((step) => (
          <li key={step} className={css.number}>
            {typeof step === 'number' ? (
              <a
                className={css.pageLink}
                href={getPageHref(step)}
                aria-label={pageLabel(format.number(step))}
                aria-current={step === page ? 'page' : undefined}
                onClick={follow}
              >
                {format.number(step)}
              </a>
            ) : (
              <div className={css.ellipsis} aria-hidden="true">
                …
              </div>
            )}
          </li>
        ))}
        <li className={css.pageSummary}>{summaryLabel(format.number(page), format.number(pageCount))}</li>
        <li>
          <PreviousNextLink href={page < pageCount ? getPageHref(page + 1) : undefined} label={nextLabel} />
        </li>
      </ol>
    </nav>
  );
}

/** The link to the previous or next page; disabled at both ends. */
function PreviousNextLink({ href, label, isBack }: { href: string | undefined; label: string; isBack?: boolean }) {
  const follow = useLinkClickHandler();
  const content = (
    <>
      {isBack && <Icon name="chevron-back" />}
      {label}
      {!isBack && <Icon name="chevron-forward" />}
    </>
  );
  return href ? (
    <a className={css.pageLink} href={href} rel={isBack ? 'prev' : 'next'} onClick={follow}>
      {content}
    </a>
  ) : (
    // An anchor without `href` has no link role.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
    <a className={css.pageLink} role="link" aria-disabled="true">
      {content}
    </a>
  );
}
