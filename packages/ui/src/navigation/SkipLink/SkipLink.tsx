import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the `main` landmark. */
  target: string;
  /** «تخطَّ إلى المحتوى» */
  label: string;
}

/** The first thing Tab reaches on a page: past everything that repeats, to what is new. Seen only when it has the focus. */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        // The address stays as it is: the fragment would be one more step in the history.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
}
