import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useUiString } from '../../intl/strings.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as rowCss from '../fileRow.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './PdfLink.css.ts';
import { useTab } from './useTab.ts';

/** The words of a file that is opened. */
export interface PdfLinkLabels {
  /** While its address is being made, here and in the tab: «جارٍ فتح الملف» */
  pending: string;
  /** «تعذّر فتح الملف. حاول مرة أخرى.» */
  failed: string;
  /** The browser let no tab open: «الملف جاهز، اضغط لفتحه» */
  ready: string;
}

export interface PdfLinkProps {
  title: string;
  /** Asks the server for the address. It is called on the press, after the tab has been opened. */
  getHref: () => Promise<string>;
  labels: PdfLinkLabels;
  /** What is known of the file: its size, its kind. */
  meta?: ReactNode;
  icon?: IconName;
  /** A line of a list, or a few words in a card. */
  variant?: 'row' | 'compact';
}

/**
 * Opens a file whose address has to be asked for, in a tab of its own. Until the address is known it is a button; a file
 * with an address from the start is a `Link` with `isExternal`.
 */
export function PdfLink({ title, getHref, labels, meta, icon = 'file-text', variant = 'row' }: PdfLinkProps) {
  const say = useUiString();
  const { state, open } = useTab(getHref, { title, text: labels.pending });
  const link = useRef<HTMLAnchorElement>(null);
  const href = state.kind === 'ready' ? state.href : undefined;
  useEffect(() => {
    // The button that had the focus became this link.
    if (href !== undefined) link.current?.focus();
  }, [href]);

  const isPending = state.kind === 'pending';
  const word = state.kind === 'idle' ? undefined : labels[state.kind];
  const isRow = variant === 'row';
  const inside = (
    <>
      <span className={isRow ? rowCss.star({ state: 'open' }) : css.sign} aria-hidden="true">
        {isPending ? <Spinner /> : <Icon name={icon} />}
      </span>
      <span className={rowCss.texts}>
        <span className={isRow ? rowCss.title : css.title}>
          <Bidi>{title}</Bidi>
          <VisuallyHidden> ({say('newTab')})</VisuallyHidden>
        </span>
        {(meta || word) && (
          <span className={rowCss.facts}>
            {meta && <span className={rowCss.meta}>{meta}</span>}
            {word && (
              <span className={css.word({ state: state.kind })}>
                {state.kind === 'failed' && <Icon name="circle-alert" />}
                {word}
              </span>
            )}
          </span>
        )}
      </span>
      {isRow && (
        <span className={rowCss.end}>
          <Icon name="external-link" />
        </span>
      )}
    </>
  );
  const dress = isRow ? rowCss.row({}) : css.compact;
  return (
    <>
      {href === undefined ? (
        <button type="button" className={dress} aria-disabled={isPending || undefined} onClick={() => void open()}>
          {inside}
        </button>
      ) : (
        <a ref={link} href={href} target="_blank" rel="noopener noreferrer" className={dress}>
          {inside}
        </a>
      )}
      <VisuallyHidden aria-live="polite">{word}</VisuallyHidden>
    </>
  );
}
