import { type DragEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AddressOrText } from '../../intl/AddressOrText.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { FileInputButton } from './FileInputButton.tsx';
import type { ComposerLabels } from './labels.ts';
import { PhotoList } from './PhotoList.tsx';
import type { SummaryDraft } from './photos.ts';
import * as css from './SummaryComposer.css.ts';
import { usePdfExport } from './usePdfExport.ts';
import { type ComposerLimits, defaultLimits, useSelectedFiles } from './useSelectedFiles.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface SummaryComposerProps extends RootElementProps {
  /** The name, and the PDF: the chosen one, or the one created from the photos. The page sends it. */
  onSubmit: (summary: { lectureName: string; file: File }) => void | Promise<void>;
  labels: ComposerLabels;
  /** The summary is being uploaded. */
  isSubmitting?: boolean;
  /** Uploaded so far, in percent. */
  uploaded?: number;
  /** Cancels the upload; the content of the form stays. */
  onCancel?: () => void;
  /** The server's errors for the fields `lecture_name` and `pdf`. */
  errors?: Record<string, string | string[]>;
  limits?: ComposerLimits;
  /** Initial content: the unsent draft. */
  draft?: SummaryDraft | undefined;
  /** Called with the content at the start and after each change. */
  onDraftChange?: (draft: SummaryDraft) => void;
}

/** Adds a summary of a lecture: its name, and a PDF or photos of the pages, which become one PDF on the device. */
export function SummaryComposer(props: SummaryComposerProps) {
  const { onSubmit, labels, isSubmitting = false, uploaded, errors, limits = defaultLimits, draft } = props;
  const id = useId();
  const format = useFormat();
  const [lectureName, setLectureName] = useState(draft?.lectureName ?? '');
  const [isMissing, setMissing] = useState(false);
  const files = useSelectedFiles(labels, limits, draft);
  const { pdf, removePdf, photos, fileErrors } = files;
  const { state: pdfExport, exportPdf, cancel: cancelPdf } = usePdfExport(files.markUnreadable);
  const firstFileButton = useRef<HTMLInputElement>(null);
  // After the file buttons are rendered again.
  const focusFileButton = useCallback(() => {
    requestAnimationFrame(() => firstFileButton.current?.focus());
  }, []);
  const isCreatingPdf = pdfExport.kind === 'creating';
  const reportDraft = useEffectEvent((next: SummaryDraft) => props.onDraftChange?.(next));
  useEffect(
    () => reportDraft({ lectureName, pdf, photos: photos.map(({ key, file, quarters }) => ({ key, file, quarters })) }),
    [lectureName, pdf, photos],
  );
  const hasFiles = pdf !== null || photos.length > 0;

  const handleFiles = (chosen: File[]) => {
    setMissing(false);
    files.addFiles(chosen);
  };
  const handleDrop = (event: DragEvent) => {
    const dropped = [...event.dataTransfer.files];
    if (dropped.length === 0) return;
    event.preventDefault();
    handleFiles(dropped);
  };
  const handleSubmit = async () => {
    if (isCreatingPdf) return;
    const name = lectureName.trim();
    const file = pdf ?? (await exportPdf(photos, name));
    if (file) await onSubmit({ lectureName: name, file });
  };
  const fileButton = {
    isRequired: !hasFiles,
    requiredMessage: labels.fileRequired,
    isInvalid: isMissing && !hasFiles,
    describedBy: `${id}-hint ${id}-error`,
    onFiles: handleFiles,
    onMissing: () => setMissing(true),
  };

  return (
    <Form
      {...pickRootProps(props)}
      onSubmit={handleSubmit}
      errorTitle={labels.errors}
      errors={errors}
      isPending={isSubmitting || isCreatingPdf}
    >
      <TextField
        name="lecture_name"
        label={labels.lectureName}
        value={lectureName}
        onChange={setLectureName}
        isRequired
        requiredMessage={labels.lectureNameRequired}
        maxLength={limits.nameLength}
      />
      {/* Files can be dropped here; the buttons inside do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        className={css.fieldset}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={handleDrop}
      >
        <legend className={css.legend}>{labels.file}</legend>
        <p id={`${id}-hint`} className={css.hint}>
          {labels.fileHint}
        </p>
        <div className={css.dropZone({ isInvalid: isMissing && !hasFiles })}>
          {pdf && (
            <div className={css.pdf}>
              <Icon name="file-text" size={24} />
              <span className={css.pdfName}>
                <span>
                  <AddressOrText>{pdf.name}</AddressOrText>
                </span>
                <span className={css.fileSize}>{format.fileSize(pdf.size)}</span>
              </span>
              <IconButton
                icon="trash"
                tone="danger"
                label={labels.removePdf}
                onPress={() => {
                  removePdf();
                  focusFileButton();
                }}
              />
            </div>
          )}
          {photos.length > 0 && (
            <PhotoList
              photos={photos}
              labels={labels}
              onChange={files.setPhotos}
              onRemove={files.removePhoto}
              onUnreadable={files.markUnreadable}
              onEmptied={focusFileButton}
            />
          )}
          {!pdf && (
            <div className={css.fileButtons}>
              {photos.length === 0 && (
                <FileInputButton
                  ref={firstFileButton}
                  {...fileButton}
                  label={labels.choosePdf}
                  icon="file-text"
                  accept="application/pdf"
                />
              )}
              <FileInputButton
                {...fileButton}
                // One error message for the two of them.
                isRequired={false}
                label={photos.length > 0 ? labels.addPhotos : labels.choosePhotos}
                icon="image"
                accept="image/*"
                multiple
              />
            </div>
          )}
        </div>
        <div id={`${id}-error`} className={css.errors} aria-live="polite">
          {isMissing && !hasFiles && <ErrorLine>{labels.fileRequired}</ErrorLine>}
          {fileErrors.map((fileError) => (
            <ErrorLine key={fileError}>{fileError}</ErrorLine>
          ))}
          {pdfExport.kind === 'unreadable' &&
            photos
              .filter((photo) => photo.isUnreadable)
              .map(({ key, file }) => <ErrorLine key={key}>{labels.unreadablePhoto(file.name)}</ErrorLine>)}
          {pdfExport.kind === 'failed' && <ErrorLine>{labels.pdfFailed}</ErrorLine>}
          {pdfExport.kind === 'offline' && <ErrorLine>{labels.pdfOffline}</ErrorLine>}
        </div>
      </fieldset>
      {isCreatingPdf && <ProgressBar label={labels.creatingPdf} value={pdfExport.done} max={photos.length} />}
      {isSubmitting && uploaded !== undefined && <ProgressBar label={labels.uploading} value={uploaded} />}
      <VisuallyHidden aria-live="polite">
        {isSubmitting && uploaded !== undefined && `${labels.uploading} ${format.percent(toQuarter(uploaded))}`}
      </VisuallyHidden>
      <div className={css.actions}>
        <Button
          type="submit"
          tone="primary"
          isPending={isSubmitting || isCreatingPdf}
          pendingLabel={isCreatingPdf ? labels.creatingPdf : labels.submitting}
        >
          {labels.submit}
        </Button>
        {(isCreatingPdf || (isSubmitting && props.onCancel)) && (
          <Button variant="quiet" onPress={() => (isCreatingPdf ? cancelPdf() : props.onCancel?.())}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The progress in quarters, so that it is announced four times and not a hundred. */
const toQuarter = (percent: number) => Math.floor(percent / 25) / 4;

function ErrorLine({ children }: { children: string }) {
  return (
    <p className={css.error}>
      <span className={css.errorIcon}>
        <Icon name="circle-alert" />
      </span>
      <Bidi>{children}</Bidi>
    </p>
  );
}
