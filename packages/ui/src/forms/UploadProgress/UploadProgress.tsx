import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { AddressOrText } from '../../intl/AddressOrText.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import {
  actions,
  fileName,
  header,
  uploadedSize,
  statusText,
  root,
  statusIcon,
  fileText,
} from './UploadProgress.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** All texts. Functions get the name or the percentage, so that each language forms its own sentence. */
export interface UploadProgressLabels {
  /** Names the bar and is announced at the start: «رفع {الاسم}». */
  uploading: (name: string) => string;
  /** Announced at the quarters: «تم رفع 50%». */
  uploaded: (percent: string) => string;
  /** Shown and announced at the end: «تم الرفع». */
  done: string;
  /** «إلغاء رفع {الاسم}» */
  cancel: (name: string) => string;
  /** «إعادة المحاولة» */
  retry: string;
}

/** Pausing, for an upload that can continue where it stopped. */
export interface PauseControls {
  onPause: () => void;
  onResume: () => void;
  labels: {
    /** «إيقاف رفع {الاسم} مؤقتًا» */
    pause: (name: string) => string;
    /** «متابعة رفع {الاسم}» */
    resume: (name: string) => string;
    /** Shown and announced while it is paused: «متوقف مؤقتًا». */
    paused: string;
    /** Shown and announced without a connection: «انقطع الاتصال، نحاول مرة أخرى». */
    waiting: string;
  };
}

/** `paused` and `waiting` (for the network) need `pauseControls`, and a failure its reason. */
export type UploadProgressState =
  | {
      status: 'uploading' | 'done';
      /** Shows the button that pauses and resumes. */
      pauseControls?: PauseControls | undefined;
      errorMessage?: undefined;
    }
  | { status: 'paused' | 'waiting'; pauseControls: PauseControls; errorMessage?: undefined }
  | {
      status: 'failed';
      pauseControls?: PauseControls | undefined;
      /** Why it failed. */
      errorMessage: string;
    };

interface UploadProgressBaseProps extends RootElementProps {
  /** The name of the file. */
  fileName: string;
  loadedBytes: number;
  totalBytes: number;
  /** Shows the cancel button. After a failure it dismisses the upload. */
  onCancel?: () => void;
  onRetry?: () => void;
  /** Takes the focus of the button that it replaces. */
  autoFocus?: boolean;
  labels: UploadProgressLabels;
}

export type UploadProgressProps = UploadProgressBaseProps & UploadProgressState;

const statusIcons = {
  uploading: 'upload',
  paused: 'pause',
  waiting: 'upload',
  done: 'circle-check',
  failed: 'circle-alert',
} as const;
const announcedFractions = [0.25, 0.5, 0.75];

/** The upload progress of one file. Announced at the start, at each quarter and at the end. */
export function UploadProgress(props: UploadProgressProps) {
  const {
    fileName: name,
    loadedBytes,
    totalBytes,
    status,
    errorMessage,
    onCancel,
    onRetry,
    pauseControls,
    autoFocus,
    labels,
  } = props;
  const format = useFormat();
  const rootRef = useFocusAfterStatusChange(status, autoFocus ?? false);
  const fraction = totalBytes === 0 ? 0 : loadedBytes / totalBytes;
  const quarter = announcedFractions.findLast((each) => fraction >= each);
  const announcement = {
    uploading: quarter === undefined ? labels.uploading(name) : labels.uploaded(format.percent(quarter)),
    paused: pauseControls?.labels.paused,
    waiting: pauseControls?.labels.waiting,
    done: labels.done,
    failed: errorMessage,
  }[status];
  const isUnfinished = status !== 'done' && status !== 'failed';

  return (
    <div
      {...pickRootProps(props)}
      ref={rootRef}
      tabIndex={-1}
      // Not a fieldset: it has no form controls.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={name}
      className={root}
      data-upload=""
    >
      <div className={header}>
        <span className={statusIcon({ status })}>
          <Icon name={statusIcons[status]} size={24} />
        </span>
        <span className={fileText}>
          <span className={fileName}>
            <AddressOrText>{name}</AddressOrText>
          </span>
          {isUnfinished && (
            <span className={uploadedSize}>
              {status !== 'uploading' && `${announcement} · `}
              <bdi>{format.fileSize(loadedBytes)}</bdi> / <bdi>{format.fileSize(totalBytes)}</bdi>
            </span>
          )}
          {!isUnfinished && (
            <span className={statusText({ status })}>{status === 'done' ? labels.done : errorMessage}</span>
          )}
        </span>
        <span className={actions}>
          {status === 'failed' && onRetry && (
            <Button variant="outline" size="dense" icon="refresh" onPress={onRetry}>
              {labels.retry}
            </Button>
          )}
          {isUnfinished && pauseControls && (
            <IconButton
              icon={status === 'paused' ? 'play' : 'pause'}
              label={status === 'paused' ? pauseControls.labels.resume(name) : pauseControls.labels.pause(name)}
              onPress={status === 'paused' ? pauseControls.onResume : pauseControls.onPause}
            />
          )}
          {status !== 'done' && onCancel && <IconButton icon="x" label={labels.cancel(name)} onPress={onCancel} />}
        </span>
      </div>
      {isUnfinished && (
        <ProgressBar label={labels.uploading(name)} value={loadedBytes} max={totalBytes} isLabelHidden />
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Focuses the component when the focused button is removed with its state. Returns the ref of the component. */
function useFocusAfterStatusChange(status: string, shouldAutoFocus: boolean) {
  const rootRef = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<{ isInside: boolean; status: string }>({ isInside: false, status });
  useLayoutEffect(() => {
    const element = rootRef.current;
    if (!element) return undefined;
    if (lastFocus.current.isInside && lastFocus.current.status !== status && document.activeElement === document.body) {
      element.focus({ preventScroll: true });
    }
    lastFocus.current.status = status;
    const updateLastFocus = () => (lastFocus.current.isInside = element.contains(document.activeElement));
    // Removing a focused element fires no `focusin`, so the last value stays.
    document.addEventListener('focusin', updateLastFocus);
    return () => document.removeEventListener('focusin', updateLastFocus);
  }, [status]);
  useLayoutEffect(() => {
    if (shouldAutoFocus) rootRef.current?.focus({ preventScroll: true });
  }, [shouldAutoFocus]);
  return rootRef;
}
