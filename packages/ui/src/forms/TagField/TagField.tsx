import { announce } from '@react-aria/live-announcer';
import type { ReactNode, Ref } from 'react';
import { ComboBox as RacComboBox, ComboBoxValue } from 'react-aria-components';
import { useFormat } from '../../intl/useFormat.ts';
import { ResultCountAnnouncement } from '../ComboBox/ResultCountAnnouncement.tsx';
import { SuggestionList } from '../ComboBox/SuggestionList.tsx';
import type { ComboBoxItem } from '../ComboBox/useComboBoxValue.ts';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';
import type { InputDir } from '../field/useInputDirection.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { limitMessage } from './TagField.css.ts';
import { TagControl } from './TagControl.tsx';
import { useTagFieldValue } from './useTagFieldValue.ts';

/** A limit needs a message that says why no more tags can be chosen. */
type LimitProps =
  | { maxItems?: never; maxItemsMessage?: never }
  | {
      /** The most tags that can be chosen. The other suggestions are then disabled. */
      maxItems: number;
      /** Shown and announced when `maxItems` are chosen: «هذا أقصى عدد. أزل مادة لتختار غيرها.» */
      maxItemsMessage: string;
    };

interface TagFieldBaseProps extends FieldProps {
  /** What can be chosen. */
  items: readonly ComboBoxItem[];
  /** `fold` filters `items` in the browser, ignoring Arabic spelling variants; `none` shows all of them, for lists filtered by a server. */
  filter?: 'fold' | 'none';
  /** The ids of the chosen tags, in their order. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Called with the ids of all chosen tags. */
  onChange?: (ids: string[]) => void;
  /** Called on every key with the typed text. Debounce requests to a server. */
  onInputChange?: (text: string) => void;
  /**
   * Allows new tags: the suggestion that makes one of the typed text, such as «أضف «نحو»». The id of a new tag is its text. A comma
   * adds it too.
   */
  createLabel?: (text: string) => string;
  /** A request to the server is running. */
  isPending?: boolean;
  /** Shown in the empty list while `isPending`: «جارٍ البحث». */
  pendingLabel?: string;
  /** Shown in the list when nothing matches: «لا مادة بهذا الاسم». A searched text inside goes through `Bidi`. */
  emptyLabel: ReactNode;
  /** Names the button that opens the list: «عرض المواد». */
  buttonLabel: string;
  /** Names the button in a tag that removes it: «إزالة». The name of the tag follows it. */
  removeLabel: string;
  /** The number of results as a whole sentence: «نتيجتان متاحتان». */
  countMessage: (count: number) => string;
  /** Announced after a tag is added or removed: «مادتان مختارتان». */
  selectedCountMessage: (count: number) => string;
  /** What an empty field means: «كل المواد». */
  placeholder?: string;
  /** `ltr` where e-mail addresses are typed. */
  inputDir?: InputDir;
  ref?: Ref<HTMLInputElement>;
}

export type TagFieldProps = TagFieldBaseProps & RequiredProps & LimitProps;

/**
 * Selects several items by typing. Each is a tag that can be removed. The form submits one value per tag, and one empty value if
 * there is none. For up to six options use `CheckboxGroup`; for one item use `ComboBox`.
 */
export function TagField(props: TagFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, maxItems, maxItemsMessage, ...rest } =
    props;
  const { items, filter = 'fold', value, defaultValue, onChange, onInputChange, createLabel, ...remaining } = rest;
  const {
    isPending = false,
    pendingLabel,
    emptyLabel,
    countMessage,
    selectedCountMessage,
    ...controlProps
  } = remaining;
  const { name, isDisabled, isRequired, autoFocus } = controlProps;
  const format = useFormat();
  const announceCount = (ids: string[]) => {
    const isNowFull = maxItems !== undefined && ids.length >= maxItems;
    const messages = [selectedCountMessage(ids.length), ...(isNowFull ? [maxItemsMessage] : [])];
    // After the number of results, whose announcement clears earlier ones.
    setTimeout(() => announce(messages.join('. '), 'polite'));
  };
  const tagValue = useTagFieldValue({
    items,
    filter,
    value,
    defaultValue,
    maxItems,
    createLabel,
    onInputChange,
    onChange: (ids) => {
      announceCount(ids);
      onChange?.(ids);
    },
  });
  useReportChange(tagValue.ids.join('\n'));

  return (
    <RacComboBox
      {...getValidityAttributes(errorMessage, requiredMessage)}
      {...pickRootProps(props)}
      {...{ name, isDisabled, isRequired, autoFocus }}
      selectionMode="multiple"
      items={tagValue.suggestions}
      inputValue={tagValue.text}
      onInputChange={tagValue.changeText}
      value={tagValue.ids}
      onChange={(keys) => tagValue.changeIds(keys.map(String))}
      disabledKeys={tagValue.disabledIds}
      allowsEmptyCollection
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <TagControl {...controlProps} label={label} isPending={isPending} tagValue={tagValue} />
      </FieldFrame>
      {/* Describes the input with its tags. */}
      <ComboBoxValue hidden>{() => format.list(tagValue.tags.map((tag) => tag.label))}</ComboBoxValue>
      {tagValue.isFull && <span className={limitMessage}>{maxItemsMessage}</span>}
      <ResultCountAnnouncement isPending={isPending} count={tagValue.suggestions.length} countMessage={countMessage} />
      <SuggestionList emptyContent={isPending ? pendingLabel : emptyLabel} />
    </RacComboBox>
  );
}
