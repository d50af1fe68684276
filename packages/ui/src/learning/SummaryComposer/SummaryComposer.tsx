import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { FileChoice } from './FileChoice.tsx';
import type { ComposerLabels } from './labels.ts';
import { PhotoList } from './PhotoList.tsx';
import { changed, type SummaryDraft } from './photos.ts';
import * as css from './SummaryComposer.css.ts';
import { useMaking } from './useMaking.ts';
import { type ComposerLimits, useMaterial, usualLimits } from './useMaterial.ts';

export interface SummaryComposerProps {
  /** The name, and the PDF: the one that was chosen, or the one made of the photos. Sending it is the page's business. */
  onSubmit: (summary: { lectureName: string; file: File }) => void | Promise<void>;
  labels: ComposerLabels;
  /** It is on its way. */
  isSubmitting?: boolean;
  /** How much of it is, in percent. */
  uploaded?: number;
  /** Calls the sending off; what was filled in stays. */
  onCancel?: () => void;
  /** What the server said is wrong with the fields `lecture_name` and `pdf`. */
  errors?: Record<string, string | string[]>;
  limits?: ComposerLimits;
  /** What it begins with: what was not sent the last time. */
  draft?: SummaryDraft | undefined;
  /** What it holds, at the beginning and after each change. */
  onDraftChange?: (draft: SummaryDraft) => void;
}

/** Adds a summary of a lecture: its name and a PDF, or photos of the pages, which become one PDF on the device. */
export function SummaryComposer(props: SummaryComposerProps) {
  const { onSubmit, labels, isSubmitting = false, uploaded, errors, limits = usualLimits, draft } = props;
  const id = useId();
  const format = useFormat();
  const [lectureName, setLectureName] = useState(draft?.lectureName ?? '');
  const [isMissing, setMissing] = useState(false);
  const { pdf, removePdf, photos, setPhotos, removePhoto, add, refusals } = useMaterial(labels, limits, draft);
  const { making, make, stop } = useMaking((photo) => setPhotos(changed(photos, photo.key, { isUnreadable: true })));
  const firstChoice = useRef<HTMLInputElement>(null);
  const isMaking = making.kind === 'making';
  const reportDraft = useEffectEvent((next: SummaryDraft) => props.onDraftChange?.(next));
  useEffect(
    () => reportDraft({ lectureName, pdf, photos: photos.map(({ key, file, quarters }) => ({ key, file, quarters })) }),
    [lectureName, pdf, photos],
  );
  const hasMaterial = pdf !== null || photos.length > 0;

  const choose = (files: File[]) => {
    setMissing(false);
    add(files);
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    choose(files);
  };
  const submit = async () => {
    if (isMaking) return;
    const name = lectureName.trim();
    const file = pdf ?? (await make(photos, name));
    if (file) await onSubmit({ lectureName: name, file });
  };
  const choice = {
    isRequired: !hasMaterial,
    requiredMessage: labels.fileRequired,
    isInvalid: isMissing && !hasMaterial,
    describedBy: `${id}-hint ${id}-error`,
    onFiles: choose,
    onMissing: () => setMissing(true),
  };

  return (
    <Form onSubmit={submit} errorTitle={labels.errors} errors={errors} isPending={isSubmitting || isMaking}>
      <TextField
        name="lecture_name"
        label={labels.lectureName}
        value={lectureName}
        onChange={setLectureName}
        isRequired
        requiredMessage={labels.lectureNameRequired}
        maxLength={limits.nameLength}
      />
      {/* What is dropped here is taken; the buttons inside do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        className={css.material}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={drop}
      >
        <legend className={css.legend}>{labels.file}</legend>
        <p id={`${id}-hint`} className={css.hint}>
          {labels.fileHint}
        </p>
        <div className={css.well}>
          {pdf && (
            <div className={css.pdf}>
              <Icon name="file-text" size={24} />
              <span className={css.pdfName}>
                <span>
                  <Bidi>{pdf.name}</Bidi>
                </span>
                <span className={css.fact}>{format.fileSize(pdf.size)}</span>
              </span>
              <IconButton
                icon="trash"
                tone="danger"
                label={labels.removePdf}
                onPress={() => {
                  removePdf();
                  // Once the buttons are back.
                  requestAnimationFrame(() => firstChoice.current?.focus());
                }}
              />
            </div>
          )}
          {photos.length > 0 && (
            <PhotoList
              photos={photos}
              labels={labels}
              onChange={setPhotos}
              onRemove={removePhoto}
              onEmptied={() => requestAnimationFrame(() => firstChoice.current?.focus())}
            />
          )}
          {!pdf && (
            <div className={css.choices}>
              {photos.length === 0 && (
                <FileChoice
                  ref={firstChoice}
                  {...choice}
                  label={labels.choosePdf}
                  icon="file-text"
                  accept="application/pdf"
                />
              )}
              <FileChoice
                {...choice}
                // One sentence for the two of them.
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
          {isMissing && !hasMaterial && <Wrong>{labels.fileRequired}</Wrong>}
          {refusals.map((refusal) => (
            <Wrong key={refusal}>{refusal}</Wrong>
          ))}
          {making.kind === 'failed' && <Wrong>{labels.makingFailed}</Wrong>}
          {making.kind === 'offline' && <Wrong>{labels.makingOffline}</Wrong>}
        </div>
      </fieldset>
      {isMaking && <ProgressBar label={labels.making} value={making.done} max={photos.length} />}
      {isSubmitting && uploaded !== undefined && <ProgressBar label={labels.uploading} value={uploaded} />}
      <VisuallyHidden aria-live="polite">
        {isSubmitting && uploaded !== undefined && `${labels.uploading} ${format.percent(quarterOf(uploaded))}`}
      </VisuallyHidden>
      <div className={css.actions}>
        <Button
          type="submit"
          tone="primary"
          isPending={isSubmitting || isMaking}
          pendingLabel={isMaking ? labels.making : labels.submitting}
        >
          {labels.submit}
        </Button>
        {(isMaking || (isSubmitting && props.onCancel)) && (
          <Button variant="quiet" onPress={() => (isMaking ? stop() : props.onCancel?.())}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** How much has gone, said four times and not a hundred. */
const quarterOf = (percent: number) => Math.floor(percent / 25) / 4;

function Wrong({ children }: { children: string }) {
  return (
    <p className={css.error}>
      <span className={css.errorIcon}>
        <Icon name="circle-alert" />
      </span>
      <Bidi>{children}</Bidi>
    </p>
  );
}
