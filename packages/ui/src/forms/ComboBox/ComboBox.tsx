import { type ComponentProps, type Ref, use } from 'react';
import {
  ComboBox as RacComboBox,
  ComboBoxStateContext,
  Group,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { AriaButtons } from '../../actions/Button/AriaButtons.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { floatingPanel } from '../../overlays/Popover/Popover.css.ts';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { type InputDir, useTypingDir } from '../field/useTypingDir.ts';
import { validityMarks } from '../field/validity.ts';
import { detail, list, mark, note, option, words } from './ComboBox.css.ts';
import { Count } from './Count.tsx';
import { KeepOpenOnScroll } from './KeepOpenOnScroll.tsx';
import { type ComboBoxItem, textOf, useChoice } from './useChoice.ts';

interface Suggestions extends FieldProps {
  items: ComboBoxItem[];
  /** `fold` searches `items` here, Arabic spelling aside; `none` shows them as a server answered. */
  filter?: 'fold' | 'none';
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string | null) => void;
  /** What is typed, on every key. Whoever asks a server waits a moment before asking. */
  onInputChange?: (text: string) => void;
  /** The server is being asked. */
  isPending?: boolean;
  /** Stands in the empty list while it is: «جارٍ البحث». */
  pendingLabel?: string;
  /** Stands in the list when nothing suits: «لا نتائج». */
  emptyLabel: string;
  /** Names the button that opens the list: «عرض المقترحات». */
  buttonLabel: string;
  /** Says how many suggestions there are, as whole sentences: «نتيجتان متاحتان». */
  countMessage: (count: number) => string;
  /** What no choice means: «كل المنشئين». */
  placeholder?: string;
  /** `ltr` where e-mail addresses are typed. */
  inputDir?: InputDir;
  ref?: Ref<HTMLInputElement>;
}

export type ComboBoxProps = Suggestions & Requiredness;

/** Of the list: some suggestions and a part of the next, not the whole page behind it. */
const tallest = 340;

/** One of many, found by typing. Up to six choices are better seen at once, in a `RadioGroup`. */
export function ComboBox(props: ComboBoxProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, ...rest } = props;
  const { items, filter = 'fold', value, defaultValue, onChange, onInputChange, ref, ...more } = rest;
  const { placeholder, ...fieldProps } = more;
  const {
    isPending = false,
    pendingLabel,
    emptyLabel,
    buttonLabel,
    countMessage,
    inputDir = 'text',
    ...passed
  } = fieldProps;
  const choice = useChoice({ items, filter, value, defaultValue, onChange, onInputChange });
  useReportChange(choice.value);
  const [dir] = useTypingDir(inputDir, choice.text, '');

  return (
    <RacComboBox
      {...passed}
      {...validityMarks(errorMessage)}
      items={choice.shown}
      inputValue={choice.text}
      onInputChange={choice.type}
      value={choice.value}
      onChange={(key) => choice.choose(key === null ? null : String(key))}
      validate={(chosen) => (passed.isRequired && chosen.value === null ? requiredMessage : null)}
      allowsEmptyCollection
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <Group role="presentation" className={control()}>
          <OpeningInput ref={ref} dir={dir} className={input} placeholder={placeholder} />
          {isPending && <Spinner />}
          <span className={endButton}>
            <AriaButtons>
              <IconButton icon="chevron-down" label={buttonLabel} size="dense" />
            </AriaButtons>
          </span>
        </Group>
      </FieldFrame>
      <Count isPending={isPending} count={choice.shown.length} countMessage={countMessage} />
      <KeepOpenOnScroll>
        <Popover className={floatingPanel} offset={6} maxHeight={tallest}>
          <ListBox<ComboBoxItem>
            className={list}
            renderEmptyState={() => <div className={note}>{isPending ? pendingLabel : emptyLabel}</div>}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={textOf(item)} className={option}>
                {({ isSelected }) => (
                  <>
                    <span className={words}>
                      <Bidi>{item.label}</Bidi>
                      {item.detail && (
                        <span className={detail}>
                          <Bidi>{item.detail}</Bidi>
                        </span>
                      )}
                      {item.note && <span className={detail}>{item.note}</span>}
                    </span>
                    {isSelected && (
                      <span className={mark}>
                        <Icon name="check" />
                      </span>
                    )}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </KeepOpenOnScroll>
    </RacComboBox>
  );
}

/** A press opens the list, as the arrow beside it promises; coming by Tab does not. */
function OpeningInput(props: ComponentProps<typeof FieldInput>) {
  const state = use(ComboBoxStateContext);
  return <FieldInput {...props} onClick={() => state?.open(null, 'manual')} />;
}
