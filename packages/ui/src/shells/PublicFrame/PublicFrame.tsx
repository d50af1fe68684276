import type { ReactNode } from 'react';
import { frame, main } from './PublicFrame.css.ts';

export interface PublicFrameProps {
  /** Skip link, contact bar, ticker, header. */
  top: ReactNode;
  footer: ReactNode;
  /** The page; it becomes the `main` landmark with this id, for the skip link. */
  children: ReactNode;
  mainId: string;
}

/** The frame of every public page: what stands above it, the page, the footer. */
export function PublicFrame({ top, footer, children, mainId }: PublicFrameProps) {
  return (
    <div className={frame}>
      {top}
      <main id={mainId} tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
