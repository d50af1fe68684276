import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { field } from '../field/field.css.ts';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { isAcceptedFile } from '../field/files.ts';
import { getFieldIds } from '../field/getFieldIds.ts';
import { NativeFieldFrame } from '../field/NativeFieldFrame.tsx';
import { useFileDrop } from '../field/useFileDrop.ts';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { dropZone, dropHint, root, acceptedTypes, icon, valueInput } from './FileField.css.ts';
import { FileList, type FileListLabels } from './FileList.tsx';
import { useFieldFiles } from './useFieldFiles.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

/** All texts of the field. Functions get names and numbers, so that each language can use its plural forms. */
export interface FileFieldLabels extends FileListLabels {
  /** «اختيار ملفات» */
  choose: string;
  /** Replaces `choose` when the field holds its one file. */
  replace: string;
  /** «أو اسحبها إلى هنا», hidden on touch devices. */
  dropHint: string;
  /** «أفلت الملفات هنا», while files are dragged over the field. */
  dropHere: string;
  /** Error of a file of another type: «هذا النوع غير مقبول». */
  wrongType: string;
  /** Error of a file over the limit: «أكبر من 100 ميجابايت». */
  tooLarge: (limit: string) => string;
  /** Error of the field while it holds an invalid file. */
  invalidFiles: string;
  /** «20 ملفًا على الأكثر» */
  tooMany: (max: number) => string;
  /** Announced: «أُضيف ملفان». */
  added: (count: number) => string;
  removed: (name: string) => string;
  moved: (name: string, position: number) => string;
}

interface FileFieldBaseProps extends FieldProps {
  value?: readonly File[];
  defaultValue?: readonly File[];
  onChange?: (files: File[]) => void;
  /** File types: `.pdf`, `image/*`. Checked for dropped files too. */
  accept: readonly string[];
  /** A visible description of the accepted files: «الأنواع المقبولة: PDF، حتى 100 ميجابايت». */
  acceptedLabel: string;
  /** Allows more than one file; their order can be changed. */
  isMultiple?: boolean;
  maxFiles?: number;
  /** Maximum size of a file. */
  maxBytes?: number;
  /** Returns another error of a file, such as one from the server. */
  getFileError?: (file: File) => string | undefined;
  labels: FileFieldLabels;
}

export type FileFieldProps = FileFieldBaseProps & RequiredProps;

/** Selects files from the device, by a button or by drag and drop. For one image with a preview use `ImageField`. */
export function FileField(props: FileFieldProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage, isDisabled } = props;
  const { accept, acceptedLabel, isMultiple = false, maxFiles = Infinity, maxBytes = Infinity, labels } = props;
  const ownId = useId();
  const { id = ownId, ...rootProps } = pickRootProps(props);
  const format = useFormat();
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const pickerRef = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [hasTooMany, setHasTooMany] = useState(false);

  const findFileError = (file: File) => {
    if (!isAcceptedFile(file, accept)) return labels.wrongType;
    if (file.size > maxBytes) return labels.tooLarge(format.fileSize(maxBytes));
    return props.getFileError?.(file);
  };
  const selection = useFieldFiles({
    inputRef,
    value: props.value,
    defaultValue: props.defaultValue ?? [],
    onChange: (files) => {
      validity.clearError();
      props.onChange?.(files);
    },
    isMultiple,
    maxFiles,
  });
  const ownError = selection.files.some(findFileError) ? labels.invalidFiles : undefined;
  const validity = useNativeValidity({ controlRef: inputRef, name, errorMessage, ownError, requiredMessage });

  const add = (files: readonly File[]) => {
    const { added, rejected } = selection.add(files);
    setHasTooMany(rejected > 0);
    setAnnouncement(
      [added > 0 && labels.added(added), rejected > 0 && labels.tooMany(maxFiles)].filter(Boolean).join(' '),
    );
  };
  const { isDragOver, dropProps } = useFileDrop(add, isDisabled ?? false);
  const shownError = validity.error ?? (hasTooMany ? labels.tooMany(maxFiles) : undefined);
  const ids = getFieldIds(id, { description, error: shownError });

  return (
    <div
      {...rootProps}
      className={`${field} ${root}`}
      data-error={errorMessage}
      data-required-message={requiredMessage}
    >
      <NativeFieldFrame {...{ id, label, optionalLabel, description }} error={shownError}>
        <div className={dropZone({ isDragOver, isDisabled, isInvalid: shownError !== undefined })} {...dropProps}>
          <span className={icon({ isDisabled })}>
            <Icon name="upload" size={24} />
          </span>
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
            <span id={`${id}-words`}>{!isMultiple && selection.files.length > 0 ? labels.replace : labels.choose}</span>
          </Button>
          {!isDisabled && <span className={dropHint}>{isDragOver ? labels.dropHere : labels.dropHint}</span>}
          <span id={`${id}-rules`} className={acceptedTypes}>
            {acceptedLabel}
          </span>
        </div>
        <FileList
          label={label}
          files={selection.files}
          getFileError={findFileError}
          isOrdered={isMultiple}
          isDisabled={isDisabled ?? false}
          labels={labels}
          onRemove={(index) => {
            setHasTooMany(false);
            setAnnouncement(labels.removed(selection.files[index]?.name ?? ''));
            selection.remove(index);
          }}
          onMove={(from, to) => {
            setAnnouncement(labels.moved(selection.files[from]?.name ?? '', to + 1));
            selection.move(from, to);
          }}
          onEmpty={() => buttonRef.current?.focus()}
        />
      </NativeFieldFrame>
      <input
        ref={inputRef}
        type="file"
        name={name}
        multiple={isMultiple}
        required={isRequired}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        className={valueInput}
        onInvalid={validity.onInvalid}
        onFocus={() => buttonRef.current?.focus()}
      />
      <input
        ref={pickerRef}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Allows selecting the same file again after it was removed.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
