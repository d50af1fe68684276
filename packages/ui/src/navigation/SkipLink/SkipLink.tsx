import { skipLink } from './SkipLink.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SkipLinkProps extends RootElementProps {
  /** Id of the `main` landmark. */
  targetId: string;
  /** «تخطَّ إلى المحتوى» */
  label: string;
}

/** The first focusable element of a page: it skips to the content. Visible only when focused. */
export function SkipLink({ targetId, label, ...rootProps }: SkipLinkProps) {
  return (
    <a
      {...rootProps}
      className={skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const main = document.getElementById(targetId);
        if (!main) return;
        // The address does not change, because a fragment would add a history entry.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
}
