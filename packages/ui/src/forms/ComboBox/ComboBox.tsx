import type { ReactNode, Ref } from 'react';
import { ComboBox as RacComboBox, Group } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { type InputDir, useInputDirection } from '../field/useInputDirection.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { OpenOnClickInput } from './OpenOnClickInput.tsx';
import { ResultCountAnnouncement } from './ResultCountAnnouncement.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type ComboBoxItem, useComboBoxValue } from './useComboBoxValue.ts';

interface ComboBoxBaseProps extends FieldProps {
  items: ComboBoxItem[];
  /** `fold` filters `items` in the browser, ignoring Arabic spelling variants; `none` shows all of them, for lists filtered by a server. */
  filter?: 'fold' | 'none';
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string | null) => void;
  /** Called on every key with the typed text. Debounce requests to a server. */
  onInputChange?: (text: string) => void;
  /** A request to the server is running. */
  isPending?: boolean;
  /** Shown in the empty list while `isPending`: «جارٍ البحث». */
  pendingLabel?: string;
  /** Shown in the list when nothing matches: «لا توجد نتائج». A searched text inside goes through `Bidi`. */
  emptyLabel: ReactNode;
  /** Names the button that opens the list: «عرض المقترحات». */
  buttonLabel: string;
  /** The number of results as a whole sentence: «نتيجتان متاحتان». */
  countMessage: (count: number) => string;
  /** What an empty field means: «كل المالكين». */
  placeholder?: string;
  /** `ltr` where e-mail addresses are typed. */
  inputDir?: InputDir;
  ref?: Ref<HTMLInputElement>;
}

export type ComboBoxProps = ComboBoxBaseProps & RequiredProps;

/** Selects one of many items by typing. For up to six options use `RadioGroup`. */
export function ComboBox(props: ComboBoxProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, ...rest } = props;
  const { items, filter = 'fold', value, defaultValue, onChange, onInputChange, ref, ...remainingProps } = rest;
  const { placeholder, ...fieldProps } = remainingProps;
  const {
    isPending = false,
    pendingLabel,
    emptyLabel,
    buttonLabel,
    countMessage,
    inputDir = 'text',
    ...forwardedProps
  } = fieldProps;
  const comboBoxValue = useComboBoxValue({ items, filter, value, defaultValue, onChange, onInputChange });
  useReportChange(comboBoxValue.value);
  const [dir] = useInputDirection(inputDir, comboBoxValue.text, '');

  return (
    <RacComboBox
      {...forwardedProps}
      {...getValidityAttributes(errorMessage)}
      items={comboBoxValue.filteredItems}
      inputValue={comboBoxValue.text}
      onInputChange={comboBoxValue.changeText}
      value={comboBoxValue.value}
      onChange={(key) => comboBoxValue.selectItem(key === null ? null : String(key))}
      validate={(selection) => (forwardedProps.isRequired && selection.value === null ? requiredMessage : null)}
      allowsEmptyCollection
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <Group role="presentation" className={control()}>
          <OpenOnClickInput ref={ref} dir={dir} className={input} placeholder={placeholder} />
          {isPending && <Spinner />}
          <span className={endButton}>
            <AriaButtonProvider>
              <IconButton icon="chevron-down" label={buttonLabel} size="dense" />
            </AriaButtonProvider>
          </span>
        </Group>
      </FieldFrame>
      <ResultCountAnnouncement
        isPending={isPending}
        count={comboBoxValue.filteredItems.length}
        countMessage={countMessage}
      />
      <SuggestionList emptyContent={isPending ? pendingLabel : emptyLabel} />
    </RacComboBox>
  );
}
