import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { dropWords, root, rules, valueInput } from '../FileField/FileField.css.ts';
import { field } from '../field/field.css.ts';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { isAccepted, putFiles } from '../field/files.ts';
import { frameIds } from '../field/frameIds.ts';
import { PlainFrame } from '../field/PlainFrame.tsx';
import { useDrop } from '../field/useDrop.ts';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { type CropLabels, Cropper } from './Cropper.tsx';
import { actions, area, empty, photo, side } from './ImageField.css.ts';
import { openPicture, type Picture } from './picture.ts';

/** Every word of the field. */
export interface ImageFieldLabels extends CropLabels {
  /** «اختيار صورة» */
  choose: string;
  /** «تغيير الصورة» */
  replace: string;
  /** «إزالة الصورة» */
  remove: string;
  /** «أو اسحبها إلى هنا» */
  drop: string;
  /** «أفلت الصورة هنا» */
  dropHere: string;
  /** Names what is seen of the picture: «معاينة الصورة». */
  preview: string;
  /** «اختر ملف صورة» */
  wrongType: string;
  tooLarge: (limit: string) => string;
  /** A file with the name of a picture that holds none: «تعذّر فتح الصورة». */
  unreadable: string;
  /** Announced: «تم اختيار الصورة {الاسم}». */
  chosen: (name: string) => string;
  /** Announced: «أُزيلت الصورة». */
  removed: string;
}

interface Choice extends FieldProps {
  /** Gets the picture as it will be sent, or nothing once it was removed. */
  onChange?: (file: File | null) => void;
  /** The address of the picture that is saved already. */
  savedSrc?: string | null;
  /** With it the saved picture can be removed; the form then sends `1` under this name. */
  removedName?: string;
  /** A wide picture such as a course has, or the square of a face, cut from the picture here. */
  shape?: 'wide' | 'square';
  accept?: readonly string[];
  /** The same in words, in view: «صورة JPEG أو PNG أو WebP أو AVIF أو GIF، حتى 10 ميجابايت». */
  acceptedLabel: string;
  maxBytes?: number;
  labels: ImageFieldLabels;
}

export type ImageFieldProps = Choice & Requiredness;

const anyImage = ['image/*'];

/** One picture, shown as soon as it is chosen. Documents, and many at once, are a `FileField`. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage } = props;
  const { savedSrc, removedName, shape = 'wide', accept = anyImage, acceptedLabel, maxBytes = Infinity } = props;
  const { labels, isDisabled = false } = props;
  const id = useId();
  const format = useFormat();
  const control = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const asked = useRef<File>(undefined);
  const [picture, setPicture] = useState<Picture>();
  const [isSavedRemoved, setSavedRemoved] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [notice, setNotice] = useState('');
  const validity = useNativeValidity({ control, name, errorMessage, problem: undefined, requiredMessage });
  const saved = isSavedRemoved ? undefined : savedSrc;

  useEffect(() => () => picture?.release(), [picture]);
  useLayoutEffect(() => {
    const form = control.current?.form;
    const reset = () => {
      setPicture(undefined);
      setSavedRemoved(false);
      setRefusal(undefined);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  const give = (file: File | null) => {
    if (control.current) putFiles(control.current, file ? [file] : []);
    props.onChange?.(file);
  };
  const refuse = (why: string) => {
    setRefusal(why);
    setNotice(why);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    asked.current = file;
    if (!isAccepted(file, accept)) return refuse(labels.wrongType);
    if (file.size > maxBytes) return refuse(labels.tooLarge(format.fileSize(maxBytes)));
    const opened = await openPicture(file).catch(() => null);
    // Another one was chosen while this one was being opened.
    if (asked.current !== file) return opened?.release();
    if (!opened) return refuse(labels.unreadable);
    setRefusal(undefined);
    setNotice(labels.chosen(file.name));
    validity.forget();
    setPicture(opened);
    if (shape === 'wide') give(file);
    return undefined;
  };
  const remove = () => {
    asked.current = undefined;
    if (!picture) setSavedRemoved(true);
    setPicture(undefined);
    setRefusal(undefined);
    setNotice(labels.removed);
    validity.forget();
    give(null);
    button.current?.focus();
  };

  const { isOver, area: dropArea } = useDrop(([file]) => void choose(file), isDisabled);
  const error = refusal ?? validity.error;
  const ids = frameIds(id, { description, error });
  const isCropping = picture !== undefined && shape === 'square';
  const canRemove = picture !== undefined || (Boolean(saved) && removedName !== undefined);

  return (
    <div className={`${field} ${root}`} data-error={errorMessage} data-required-message={requiredMessage}>
      <PlainFrame {...{ id, label, optionalLabel, description, error }}>
        <div className={area({ isOver, isDisabled, isWrong: error !== undefined })} {...dropArea}>
          {isCropping ? (
            <Cropper picture={picture} label={labels.preview} labels={labels} isDisabled={isDisabled} onCrop={give} />
          ) : picture || saved ? (
            <img className={photo({ shape })} src={picture?.image.src ?? saved ?? undefined} alt={labels.preview} />
          ) : (
            <span className={empty({ shape })}>
              <Icon name={shape === 'square' ? 'user' : 'image'} size={24} />
            </span>
          )}
          <div className={side({ place: isCropping ? 'under' : 'beside' })}>
            <div className={actions}>
              <Button
                ref={button}
                id={id}
                variant="outline"
                isDisabled={isDisabled}
                autoFocus={props.autoFocus}
                aria-labelledby={`${ids.label} ${id}-words`}
                aria-describedby={[`${id}-rules`, ids.describedBy].filter(Boolean).join(' ')}
                onPress={() => picker.current?.click()}
              >
                <span id={`${id}-words`}>{picture || saved ? labels.replace : labels.choose}</span>
              </Button>
              {canRemove && (
                <Button variant="quiet" tone="danger" icon="trash" isDisabled={isDisabled} onPress={remove}>
                  {labels.remove}
                </Button>
              )}
            </div>
            {!isDisabled && <span className={dropWords}>{isOver ? labels.dropHere : labels.drop}</span>}
            <span id={`${id}-rules`} className={rules}>
              {acceptedLabel}
            </span>
          </div>
        </div>
      </PlainFrame>
      <input
        ref={control}
        type="file"
        name={name}
        required={isRequired && !saved}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        className={valueInput}
        onInvalid={validity.onInvalid}
        onFocus={() => button.current?.focus()}
      />
      {isSavedRemoved && !picture && <input type="hidden" name={removedName} value="1" />}
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // So that the same picture can be chosen again once it was removed.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden aria-live="polite">{notice}</VisuallyHidden>
    </div>
  );
}
