import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { dropHint, root, acceptedTypes, valueInput } from '../FileField/FileField.css.ts';
import { field } from '../field/field.css.ts';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { isAcceptedFile, setFilesAndDispatchInput } from '../field/files.ts';
import { getFieldIds } from '../field/getFieldIds.ts';
import { NativeFieldFrame } from '../field/NativeFieldFrame.tsx';
import { useFileDrop } from '../field/useFileDrop.ts';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { type CropLabels, Cropper } from './Cropper.tsx';
import { actions, dropZone, placeholder, previewImage, controls } from './ImageField.css.ts';
import { openPicture, type Picture } from './picture.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

/** All texts of the field. */
export interface ImageFieldLabels extends CropLabels {
  /** «اختيار صورة» */
  choose: string;
  /** «تغيير الصورة» */
  replace: string;
  /** «إزالة الصورة» */
  remove: string;
  /** «أو اسحبها إلى هنا» */
  dropHint: string;
  /** «أفلت الصورة هنا» */
  dropHere: string;
  /** Names the preview: «معاينة الصورة». */
  preview: string;
  /** «اختر ملف صورة» */
  wrongType: string;
  tooLarge: (limit: string) => string;
  /** Error of an image file that cannot be decoded: «تعذّر فتح الصورة». */
  unreadable: string;
  /** Announced: «تم اختيار الصورة {الاسم}». */
  selected: (name: string) => string;
  /** Announced: «أُزيلت الصورة». */
  removed: string;
}

interface ImageFieldBaseProps extends FieldProps {
  /** Called with the file to submit, or null when it was removed. */
  onChange?: (file: File | null) => void;
  /** URL of the saved image. */
  savedSrc?: string | null;
  /** Allows removing the saved image; the form then submits `1` in a hidden input of this name. */
  removedInputName?: string;
  /** `wide` for the image of a course; `square` for a profile image, which is cropped in the field. */
  shape?: 'wide' | 'square';
  accept?: readonly string[];
  /** A visible description of the accepted files: «صورة JPEG أو PNG أو WebP أو AVIF أو GIF، حتى 10 ميجابايت». */
  acceptedLabel: string;
  maxBytes?: number;
  labels: ImageFieldLabels;
}

export type ImageFieldProps = ImageFieldBaseProps & RequiredProps;

const anyImage = ['image/*'];

/** Selects one image and shows a preview. For documents or many files use `FileField`. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage } = props;
  const { savedSrc, removedInputName, shape = 'wide', accept = anyImage, acceptedLabel, maxBytes = Infinity } = props;
  const { labels, isDisabled = false } = props;
  const ownId = useId();
  const { id = ownId, ...rootProps } = pickRootProps(props);
  const format = useFormat();
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const pickerRef = useRef<HTMLInputElement>(null);
  const pendingFile = useRef<File>(undefined);
  const [picture, setPicture] = useState<Picture>();
  const [isSavedImageRemoved, setSavedImageRemoved] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const validity = useNativeValidity({
    controlRef: inputRef,
    name,
    errorMessage,
    ownError: undefined,
    requiredMessage,
  });
  const shownSavedSrc = isSavedImageRemoved ? undefined : savedSrc;

  useEffect(() => () => picture?.release(), [picture]);
  useLayoutEffect(() => {
    const form = inputRef.current?.form;
    const reset = () => {
      setPicture(undefined);
      setSavedImageRemoved(false);
      setFileError(undefined);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  const setFile = (file: File | null) => {
    if (inputRef.current) setFilesAndDispatchInput(inputRef.current, file ? [file] : []);
    props.onChange?.(file);
  };
  const rejectFile = (message: string) => {
    setFileError(message);
    setAnnouncement(message);
  };
  const chooseFile = async (file: File | undefined) => {
    if (!file) return;
    pendingFile.current = file;
    if (!isAcceptedFile(file, accept)) return rejectFile(labels.wrongType);
    if (file.size > maxBytes) return rejectFile(labels.tooLarge(format.fileSize(maxBytes)));
    const opened = await openPicture(file).catch(() => null);
    // Another file was selected while this one was being opened.
    if (pendingFile.current !== file) return opened?.release();
    if (!opened) return rejectFile(labels.unreadable);
    setFileError(undefined);
    setAnnouncement(labels.selected(file.name));
    validity.clearError();
    setPicture(opened);
    if (shape === 'wide') setFile(file);
    return undefined;
  };
  const remove = () => {
    pendingFile.current = undefined;
    if (!picture) setSavedImageRemoved(true);
    setPicture(undefined);
    setFileError(undefined);
    setAnnouncement(labels.removed);
    validity.clearError();
    setFile(null);
    buttonRef.current?.focus();
  };

  const { isDragOver, dropProps } = useFileDrop(([file]) => void chooseFile(file), isDisabled);
  const error = fileError ?? validity.error;
  const ids = getFieldIds(id, { description, error });
  const isCropping = picture !== undefined && shape === 'square';
  const canRemove = picture !== undefined || (Boolean(shownSavedSrc) && removedInputName !== undefined);

  return (
    <div
      {...rootProps}
      className={`${field} ${root}`}
      data-error={errorMessage}
      data-required-message={requiredMessage}
    >
      <NativeFieldFrame {...{ id, label, optionalLabel, description, error }}>
        <div className={dropZone({ isDragOver, isDisabled, isInvalid: error !== undefined })} {...dropProps}>
          {isCropping ? (
            <Cropper
              picture={picture}
              label={labels.preview}
              labels={labels}
              isDisabled={isDisabled}
              onCrop={setFile}
            />
          ) : picture || shownSavedSrc ? (
            <img
              className={previewImage({ shape })}
              src={picture?.image.src ?? shownSavedSrc ?? undefined}
              alt={labels.preview}
            />
          ) : (
            <span className={placeholder({ shape })}>
              <Icon name={shape === 'square' ? 'user' : 'image'} size={24} />
            </span>
          )}
          <div className={controls({ place: isCropping ? 'under' : 'beside' })}>
            <div className={actions}>
              <Button
                ref={buttonRef}
                id={id}
                variant="outline"
                isDisabled={isDisabled}
                autoFocus={props.autoFocus}
                aria-labelledby={`${ids.label} ${id}-words`}
                aria-describedby={[`${id}-rules`, ids.describedBy].filter(Boolean).join(' ')}
                onPress={() => pickerRef.current?.click()}
              >
                <span id={`${id}-words`}>{picture || shownSavedSrc ? labels.replace : labels.choose}</span>
              </Button>
              {canRemove && (
                <Button variant="quiet" tone="danger" icon="trash" isDisabled={isDisabled} onPress={remove}>
                  {labels.remove}
                </Button>
              )}
            </div>
            {!isDisabled && <span className={dropHint}>{isDragOver ? labels.dropHere : labels.dropHint}</span>}
            <span id={`${id}-rules`} className={acceptedTypes}>
              {acceptedLabel}
            </span>
          </div>
        </div>
      </NativeFieldFrame>
      <input
        ref={inputRef}
        type="file"
        name={name}
        required={isRequired && !shownSavedSrc}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        className={valueInput}
        onInvalid={validity.onInvalid}
        onFocus={() => buttonRef.current?.focus()}
      />
      {isSavedImageRemoved && !picture && <input type="hidden" name={removedInputName} value="1" />}
      <input
        ref={pickerRef}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          void chooseFile(currentTarget.files?.[0]);
          // Allows selecting the same image again after it was removed.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
