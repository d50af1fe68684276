import { useFollow } from '../../intl/navigation.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { pageSteps } from './pages.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** Name of the landmark: «صفحات النتائج». */
  label: string;
  /** The page one is on, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page: its number belongs there, so that a page can be kept and sent. */
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** «الصفحة 3»; a number alone says nothing when it is read out. */
  pageLabel: (page: string) => string;
  /** «الصفحة 3 من 12», shown where the numbers do not fit. */
  placeLabel: (page: string, pageCount: string) => string;
}

/** Leads through the pages of a list. Lists of a dashboard go on as one scrolls; public ones have «عرض المزيد». */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, previousLabel, nextLabel, pageLabel, placeLabel } = props;
  const format = useFormat();
  const follow = useFollow();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={css.nav}>
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={css.list}>
        <li>
          <Turn href={page > 1 ? hrefOf(page - 1) : undefined} label={previousLabel} isBack />
        </li>
        {pageSteps(page, pageCount).map((step) => (
          <li key={step} className={css.number}>
            {typeof step === 'number' ? (
              <a
                className={css.step}
                href={hrefOf(step)}
                aria-label={pageLabel(format.number(step))}
                aria-current={step === page ? 'page' : undefined}
                onClick={follow}
              >
                {format.number(step)}
              </a>
            ) : (
              <div className={css.gap} aria-hidden="true">
                …
              </div>
            )}
          </li>
        ))}
        <li className={css.place}>{placeLabel(format.number(page), format.number(pageCount))}</li>
        <li>
          <Turn href={page < pageCount ? hrefOf(page + 1) : undefined} label={nextLabel} />
        </li>
      </ol>
    </nav>
  );
}

/** One page back or on. At either end it stays in its place and leads nowhere. */
function Turn({ href, label, isBack }: { href: string | undefined; label: string; isBack?: boolean }) {
  const follow = useFollow();
  const words = (
    <>
      {isBack && <Icon name="chevron-back" />}
      {label}
      {!isBack && <Icon name="chevron-forward" />}
    </>
  );
  return href ? (
    <a className={css.step} href={href} rel={isBack ? 'prev' : 'next'} onClick={follow}>
      {words}
    </a>
  ) : (
    // An anchor without an address is not a link until it says so.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
    <a className={css.step} role="link" aria-disabled="true">
      {words}
    </a>
  );
}
