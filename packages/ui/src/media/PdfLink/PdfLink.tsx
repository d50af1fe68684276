import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as rowCss from '../fileRow.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/icons.ts';
import * as css from './PdfLink.css.ts';
import { useOpenInNewTab } from './useOpenInNewTab.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** The labels of `PdfLink`. */
export interface PdfLinkLabels {
  /** Shown here and in the tab while the address loads: «جارٍ فتح الملف» */
  pending: string;
  /** «تعذّر فتح الملف. حاول مرة أخرى.» */
  failed: string;
  /** Shown if the browser blocked the tab: «الملف جاهز، اضغط لفتحه» */
  ready: string;
}

export interface PdfLinkProps extends RootElementProps {
  title: string;
  /** Gets the address from the server. Called on the press, after the tab has opened. */
  fetchUrl: () => Promise<string>;
  labels: PdfLinkLabels;
  /** Details of the file: size, type. */
  meta?: ReactNode;
  /** The name of an icon, or an element. While the address loads, a spinner replaces a named icon; an element stays. */
  icon?: IconSource;
  /** A row of a list, or a short link in a card. */
  variant?: 'row' | 'compact';
}

/**
 * Opens a file in a new tab and gets its address from the server. It is a button until the address is known. For a known
 * address use a `Link` with `isExternal`.
 */
export function PdfLink(props: PdfLinkProps) {
  const { title, fetchUrl, labels, meta, icon = 'file-text', variant = 'row', ...rootProps } = props;
  const getUiString = useUiString();
  const { state, open } = useOpenInNewTab(fetchUrl, { title, text: labels.pending });
  const link = useRef<HTMLAnchorElement>(null);
  const href = state.kind === 'ready' ? state.href : undefined;
  useEffect(() => {
    // The focused button was replaced by this link.
    if (href !== undefined) link.current?.focus();
  }, [href]);

  const isPending = state.kind === 'pending';
  const statusText = state.kind === 'idle' ? undefined : labels[state.kind];
  const isRow = variant === 'row';
  const content = (
    <>
      <span className={isRow ? rowCss.iconBadge({ state: 'open' }) : css.icon} aria-hidden="true">
        {isPending && typeof icon === 'string' ? <Spinner /> : <Icon name={icon} />}
      </span>
      <span className={rowCss.content}>
        <span className={addFullTashkeelClass(isRow ? rowCss.title : css.title, title)}>
          <Bidi>{title}</Bidi>
          <VisuallyHidden> ({getUiString('newTab')})</VisuallyHidden>
        </span>
        {(meta || statusText) && (
          <span className={rowCss.metaLine}>
            {meta && <span className={rowCss.meta}>{meta}</span>}
            {statusText && (
              <span className={css.status({ state: state.kind })}>
                {state.kind === 'failed' && <Icon name="circle-alert" />}
                {statusText}
              </span>
            )}
          </span>
        )}
      </span>
      {isRow && (
        <span className={rowCss.actionIcon}>
          <Icon name="external-link" />
        </span>
      )}
    </>
  );
  const className = isRow ? rowCss.row({}) : css.compact;
  return (
    <>
      {href === undefined ? (
        <button
          {...rootProps}
          type="button"
          className={className}
          aria-disabled={isPending || undefined}
          onClick={() => void open()}
        >
          {content}
        </button>
      ) : (
        <a {...rootProps} ref={link} href={href} target="_blank" rel="noopener noreferrer" className={className}>
          {content}
        </a>
      )}
      <VisuallyHidden aria-live="polite">{statusText}</VisuallyHidden>
    </>
  );
}
