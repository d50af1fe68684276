import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { actions, fileName, head, meta, outcome, root, sign, words } from './UploadProgress.css.ts';

/** Every word of it. Functions get the name or the share, so that each language makes its own sentence. */
export interface UploadLabels {
  /** Names the bar and is announced at the start: «رفع {الاسم}». */
  uploading: (name: string) => string;
  /** Announced at the quarters: «تم رفع 50%». */
  reached: (percent: string) => string;
  /** Shown and announced at the end: «تم الرفع». */
  done: string;
  /** «إلغاء رفع {الاسم}» */
  cancel: (name: string) => string;
  /** «إعادة المحاولة» */
  retry: string;
}

export interface UploadProgressProps {
  /** The name of the file. */
  name: string;
  /** In bytes. */
  loaded: number;
  total: number;
  status: 'uploading' | 'done' | 'failed';
  /** Why it failed. */
  errorMessage?: string | undefined;
  /** Without it there is no way to stop; after a failure it takes the upload away. */
  onCancel?: () => void;
  onRetry?: () => void;
  /** It takes the place of the button that began it, and the focus with it. */
  autoFocus?: boolean;
  labels: UploadLabels;
}

const signs = { uploading: 'upload', done: 'circle-check', failed: 'circle-alert' } as const;
const quarters = [0.25, 0.5, 0.75];

/** How far one file has travelled. Heard at the start, at each quarter and at the end, not at each percent. */
export function UploadProgress(props: UploadProgressProps) {
  const { name, loaded, total, status, errorMessage, onCancel, onRetry, autoFocus, labels } = props;
  const format = useFormat();
  const place = useKeptFocus(status, autoFocus ?? false);
  const share = total === 0 ? 0 : loaded / total;
  const quarter = quarters.findLast((each) => share >= each);
  const spoken = {
    uploading: quarter === undefined ? labels.uploading(name) : labels.reached(format.percent(quarter)),
    done: labels.done,
    failed: errorMessage,
  }[status];

  return (
    // A fieldset is a part of a form; this takes the place of one that was sent.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={place} tabIndex={-1} role="group" aria-label={name} className={root} data-upload="">
      <div className={head}>
        <span className={sign({ status })}>
          <Icon name={signs[status]} size={24} />
        </span>
        <span className={words}>
          <span className={fileName}>
            <Bidi>{name}</Bidi>
          </span>
          {status === 'uploading' && (
            <span className={meta}>
              <bdi>{format.fileSize(loaded)}</bdi> / <bdi>{format.fileSize(total)}</bdi>
            </span>
          )}
          {status !== 'uploading' && (
            <span className={outcome({ status })}>{status === 'done' ? labels.done : errorMessage}</span>
          )}
        </span>
        <span className={actions}>
          {status === 'failed' && onRetry && (
            <Button variant="outline" size="dense" icon="refresh" onPress={onRetry}>
              {labels.retry}
            </Button>
          )}
          {status !== 'done' && onCancel && <IconButton icon="x" label={labels.cancel(name)} onPress={onCancel} />}
        </span>
      </div>
      {status === 'uploading' && (
        <ProgressBar label={labels.uploading(name)} value={loaded} max={total} isLabelHidden />
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </div>
  );
}

/** A button that goes with its state must not drop the focus on the page: the upload itself takes it. */
function useKeptFocus(status: string, isTaken: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const had = useRef<{ inside: boolean; status: string }>({ inside: false, status });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    if (had.current.inside && had.current.status !== status && document.activeElement === document.body) {
      element.focus({ preventScroll: true });
    }
    had.current.status = status;
    const note = () => (had.current.inside = element.contains(document.activeElement));
    // An element that is taken away leaves no `focusin` behind it: what was true before still counts.
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [status]);
  useLayoutEffect(() => {
    if (isTaken) place.current?.focus({ preventScroll: true });
  }, [isTaken]);
  return place;
}
