import { type DragEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { ComboBox } from '../../forms/ComboBox/ComboBox.tsx';
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

interface SummaryComposerBaseProps extends RootElementProps {
  labels: ComposerLabels;
  /** The lessons of the course, offered as names of the lecture. Other names can be typed. */
  lessons?: readonly string[];
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

/** The name, and the PDF: the chosen one, or the one created from the photos. */
interface ComposedSummary<Missing = never> {
  lectureName: string;
  file: File | Missing;
}

export type SummaryComposerProps = SummaryComposerBaseProps &
  (
    | {
        isFileRequired?: true;
        /** Gets the name and the PDF. The page sends them. */
        onSubmit: (summary: ComposedSummary) => void | Promise<void>;
      }
    | {
        /** Changes a summary that has a file already. */
        isFileRequired: false;
        /** Gets the name, and null if no other file was chosen. */
        onSubmit: (summary: ComposedSummary<null>) => void | Promise<void>;
      }
  );

/** Adds or changes a summary of a lecture: its name, and a PDF or photos of the pages, which become one PDF on the device. */
export function SummaryComposer(props: SummaryComposerProps) {
  const { labels, lessons = [], isSubmitting = false, uploaded, errors, limits = defaultLimits, draft } = props;
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
    if (!hasFiles && props.isFileRequired === false) return props.onSubmit({ lectureName: name, file: null });
    const file = pdf ?? (await exportPdf(photos, name));
    if (file) await props.onSubmit({ lectureName: name, file });
  };
  const lectureNameProps = {
    name: 'lecture_name',
    label: labels.lectureName,
    value: lectureName,
    isRequired: true,
    requiredMessage: labels.lectureNameRequired,
    maxLength: limits.nameLength,
  };
  const fileButton = {
    isRequired: !hasFiles && props.isFileRequired !== false,
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
      {labels.lessons && lessons.length > 0 ? (
        <ComboBox
          {...lectureNameProps}
          allowsCustomValue
          // Two lessons may have the same title.
          items={[...new Set(lessons)].map((title) => ({ id: title, label: title }))}
          onChange={(name) => setLectureName(name ?? '')}
          description={labels.lessons.hint}
          buttonLabel={labels.lessons.button}
          countMessage={labels.lessons.count}
        />
      ) : (
        <TextField {...lectureNameProps} onChange={setLectureName} />
      )}
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
