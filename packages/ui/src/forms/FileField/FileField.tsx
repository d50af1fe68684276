import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { field } from '../field/field.css.ts';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { isAccepted } from '../field/files.ts';
import { frameIds } from '../field/frameIds.ts';
import { PlainFrame } from '../field/PlainFrame.tsx';
import { useDrop } from '../field/useDrop.ts';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { area, dropWords, root, rules, sign, valueInput } from './FileField.css.ts';
import { FileList, type FileListLabels } from './FileList.tsx';
import { useFiles } from './useFiles.ts';

/** Every word of the field. Functions get names and numbers, so that each language inflects its own sentence. */
export interface FileFieldLabels extends FileListLabels {
  /** «اختيار ملفات» */
  choose: string;
  /** In place of `choose`, where there is one file and it can only be exchanged. */
  replace: string;
  /** «أو اسحبها إلى هنا», for whoever has a pointer. */
  drop: string;
  /** «أفلت الملفات هنا», while files are held over the field. */
  dropHere: string;
  /** Beside a file of another kind: «هذا النوع غير مقبول». */
  wrongType: string;
  /** Beside a file over the limit: «أكبر من 100 ميجابايت». */
  tooLarge: (limit: string) => string;
  /** Said of the field while it holds a file that does not suit. */
  unfit: string;
  /** «20 ملفًا على الأكثر» */
  tooMany: (max: number) => string;
  /** Announced: «أُضيف ملفان». */
  added: (count: number) => string;
  removed: (name: string) => string;
  moved: (name: string, position: number) => string;
}

interface Choice extends FieldProps {
  value?: readonly File[];
  defaultValue?: readonly File[];
  onChange?: (files: File[]) => void;
  /** Kinds of files: `.pdf`, `image/*`. Dropped files are held to it as well. */
  accept: readonly string[];
  /** The same in words, in view: «الأنواع المقبولة: PDF، حتى 100 ميجابايت». */
  acceptedLabel: string;
  /** More than one, in an order that can be changed. */
  isMultiple?: boolean;
  maxFiles?: number;
  /** The largest a file may be. */
  maxBytes?: number;
  /** What else is wrong with a file, such as what a server said of it. */
  problemOf?: (file: File) => string | undefined;
  labels: FileFieldLabels;
}

export type FileFieldProps = Choice & Requiredness;

/** Files from the reader's device, by a button or dropped. A picture that is shown while it is chosen is an `ImageField`. */
export function FileField(props: FileFieldProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage, isDisabled } = props;
  const { accept, acceptedLabel, isMultiple = false, maxFiles = Infinity, maxBytes = Infinity, labels } = props;
  const id = useId();
  const format = useFormat();
  const control = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const [isCrowded, setCrowded] = useState(false);

  const problemOf = (file: File) => {
    if (!isAccepted(file, accept)) return labels.wrongType;
    if (file.size > maxBytes) return labels.tooLarge(format.fileSize(maxBytes));
    return props.problemOf?.(file);
  };
  const chosen = useFiles({
    control,
    value: props.value,
    defaultValue: props.defaultValue ?? [],
    onChange: (files) => {
      validity.forget();
      props.onChange?.(files);
    },
    isMultiple,
    maxFiles,
  });
  const problem = chosen.files.some(problemOf) ? labels.unfit : undefined;
  const validity = useNativeValidity({ control, name, errorMessage, problem, requiredMessage });

  const add = (files: readonly File[]) => {
    const { added, left } = chosen.add(files);
    setCrowded(left > 0);
    setNotice([added > 0 && labels.added(added), left > 0 && labels.tooMany(maxFiles)].filter(Boolean).join(' '));
  };
  const { isOver, area: dropArea } = useDrop(add, isDisabled ?? false);
  const shown = validity.error ?? (isCrowded ? labels.tooMany(maxFiles) : undefined);
  const ids = frameIds(id, { description, error: shown });

  return (
    <div className={`${field} ${root}`} data-error={errorMessage} data-required-message={requiredMessage}>
      <PlainFrame {...{ id, label, optionalLabel, description }} error={shown}>
        <div className={area({ isOver, isDisabled, isWrong: shown !== undefined })} {...dropArea}>
          <span className={sign({ isDisabled })}>
            <Icon name="upload" size={24} />
          </span>
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
            <span id={`${id}-words`}>{!isMultiple && chosen.files.length > 0 ? labels.replace : labels.choose}</span>
          </Button>
          {!isDisabled && <span className={dropWords}>{isOver ? labels.dropHere : labels.drop}</span>}
          <span id={`${id}-rules`} className={rules}>
            {acceptedLabel}
          </span>
        </div>
        <FileList
          label={label}
          files={chosen.files}
          problemOf={problemOf}
          isOrdered={isMultiple}
          isDisabled={isDisabled ?? false}
          labels={labels}
          onRemove={(at) => {
            setCrowded(false);
            setNotice(labels.removed(chosen.files[at]?.name ?? ''));
            chosen.remove(at);
          }}
          onMove={(from, to) => {
            setNotice(labels.moved(chosen.files[from]?.name ?? '', to + 1));
            chosen.move(from, to);
          }}
          onEmpty={() => button.current?.focus()}
        />
      </PlainFrame>
      <input
        ref={control}
        type="file"
        name={name}
        multiple={isMultiple}
        required={isRequired}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        className={valueInput}
        onInvalid={validity.onInvalid}
        onFocus={() => button.current?.focus()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again once it was removed.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden aria-live="polite">{notice}</VisuallyHidden>
    </div>
  );
}
