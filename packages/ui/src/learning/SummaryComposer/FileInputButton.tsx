import type { InvalidEvent, Ref } from 'react';
import { button } from '../../actions/Button/Button.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import * as css from './SummaryComposer.css.ts';

interface FileInputButtonProps {
  label: string;
  icon: IconName;
  accept: string;
  multiple?: boolean;
  isRequired: boolean;
  requiredMessage: string;
  describedBy: string;
  /** A file is required and was not chosen. */
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
  onMissing: (event: InvalidEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A native file input that looks like a button. The label names it, and the browser handles its keys. */
export function FileInputButton({ ref, ...props }: FileInputButtonProps) {
  return (
    <label
      className={`${button({ variant: 'outline' })} ${css.fileButton}`}
      data-required-message={props.requiredMessage}
    >
      <Icon name={props.icon} />
      {props.label}
      <input
        ref={ref}
        type="file"
        className={css.input}
        accept={props.accept}
        multiple={props.multiple}
        required={props.isRequired}
        aria-invalid={props.isInvalid}
        aria-describedby={props.describedBy}
        onInvalid={props.onMissing}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          // Lets the same file be chosen again after it was removed.
          input.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </label>
  );
}
