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
import { useComboBoxText } from './useComboBoxText.ts';
import { type ComboBoxItem, type ComboBoxValue, useComboBoxValue } from './useComboBoxValue.ts';

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
  /** Names the button that opens the list: «عرض المقترحات». */
  buttonLabel: string;
  /** The number of results as a whole sentence: «نتيجتان متاحتان». */
  countMessage: (count: number) => string;
  /** What an empty field means: «كل المالكين». */
  placeholder?: string;
  /** `ltr` where e-mail addresses are typed. */
  inputDir?: InputDir;
  /** The most characters that can be typed. */
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Whether only the items can be chosen, or any text. */
type CustomValueProps =
  | {
      allowsCustomValue?: false;
      /** Shown in the list when nothing matches: «لا توجد نتائج». A searched text inside goes through `Bidi`. */
      emptyLabel: ReactNode;
    }
  | {
      /** Any text can be typed, and the items are suggestions. `value` and the form data are then the text, not an id. */
      allowsCustomValue: true;
      emptyLabel?: never;
    };

export type ComboBoxProps = ComboBoxBaseProps & CustomValueProps & RequiredProps;

/** Selects one of many items by typing. For up to six options use `RadioGroup`. */
export function ComboBox(props: ComboBoxProps) {
  return props.allowsCustomValue ? <TextComboBox {...props} /> : <ItemComboBox {...props} />;
}

const ItemComboBox = (props: ComboBoxProps) => <ComboBoxField {...props} comboBoxValue={useComboBoxValue(props)} />;

const TextComboBox = (props: ComboBoxProps) => <ComboBoxField {...props} comboBoxValue={useComboBoxText(props)} />;

function ComboBoxField({ comboBoxValue, ...props }: ComboBoxProps & { comboBoxValue: ComboBoxValue }) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, ...rest } = props;
  const { items: _items, filter: _filter, value: _value, defaultValue: _defaultValue, ...otherProps } = rest;
  const { onChange: _onChange, onInputChange: _onInputChange, ref, placeholder, maxLength, ...fieldProps } = otherProps;
  const {
    isPending = false,
    pendingLabel,
    emptyLabel,
    buttonLabel,
    countMessage,
    inputDir = 'text',
    allowsCustomValue = false,
    ...forwardedProps
  } = fieldProps;
  useReportChange(allowsCustomValue ? comboBoxValue.text : comboBoxValue.value);
  const [dir] = useInputDirection(inputDir, comboBoxValue.text, '');
  const isMissing = (selectedId: unknown, text: string) =>
    allowsCustomValue ? text.trim() === '' : selectedId === null;

  return (
    <RacComboBox
      {...forwardedProps}
      {...getValidityAttributes(errorMessage)}
      items={comboBoxValue.filteredItems}
      inputValue={comboBoxValue.text}
      onInputChange={comboBoxValue.changeText}
      value={comboBoxValue.value}
      onChange={(key) => comboBoxValue.selectItem(key === null ? null : String(key))}
      validate={({ value, inputValue }) =>
        forwardedProps.isRequired && isMissing(value, inputValue) ? requiredMessage : null
      }
      allowsCustomValue={allowsCustomValue}
      // Where any text is valid, no results need no message.
      allowsEmptyCollection={!allowsCustomValue}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <Group role="presentation" className={control()}>
          <OpenOnClickInput ref={ref} dir={dir} className={input} placeholder={placeholder} maxLength={maxLength} />
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
