import { type KeyboardEvent, type Ref, use, useRef } from 'react';
import { Button, ComboBoxStateContext, Group, Tag, TagGroup, TagList } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { AddressOrText } from '../../intl/AddressOrText.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { OpenOnClickInput } from '../ComboBox/OpenOnClickInput.tsx';
import type { ComboBoxItem } from '../ComboBox/useComboBoxValue.ts';
import { control, endButton, input } from '../field/field.css.ts';
import { type InputDir, useInputDirection } from '../field/useInputDirection.ts';
import {
  removeButton,
  tag as tagStyle,
  tagGroup,
  listButton,
  tagInput,
  tagList,
  tagText,
  wrappingControl,
} from './TagField.css.ts';
import type { TagFieldValue } from './useTagFieldValue.ts';

interface TagControlProps {
  label: string;
  buttonLabel: string;
  removeLabel: string;
  placeholder?: string;
  inputDir?: InputDir;
  isPending: boolean;
  isDisabled?: boolean;
  tagValue: TagFieldValue;
  ref?: Ref<HTMLInputElement>;
}

/** The tags, the input and the button of a `TagField`. */
export function TagControl({ tagValue, ...props }: TagControlProps) {
  const { label, buttonLabel, removeLabel, placeholder, inputDir = 'text', isPending, isDisabled, ref } = props;
  const { ids, tags, text } = tagValue;
  const direction = useDirection();
  // React Aria renders the content once more to collect the options. There it is null.
  const state = use(ComboBoxStateContext);
  const controlRef = useRef<HTMLDivElement>(null);
  const [dir] = useInputDirection(inputDir, text, '');

  const findTags = () => [...(controlRef.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  const focusInput = () => controlRef.current?.querySelector<HTMLElement>('input')?.focus();
  const removeTags = (removed: ReadonlySet<unknown>) => {
    tagValue.removeTags(removed);
    if (removed.size === ids.length) focusInput();
  };

  /** Returns whether the key is handled, so that React Aria does not get it. */
  const handleInputKey = (event: KeyboardEvent): boolean => {
    const lastId = ids.at(-1);
    if (text === '' && lastId !== undefined) {
      if (event.key === 'Backspace') tagValue.removeTags(new Set([lastId]));
      else if (getKeyboardStep(event.key, direction) === 'previous') findTags().at(-1)?.focus();
      else return false;
      return true;
    }
    const isComma = event.key === ',' || event.key === '،';
    if (text === '' || (event.key !== 'Enter' && !isComma)) return false;
    if (event.key === 'Enter' && state?.selectionManager.focusedKey != null) return false;
    // Typed text that cannot be added stays, and the form is not submitted.
    return tagValue.addTypedText() || event.key === 'Enter';
  };
  const handleTagKey = (event: KeyboardEvent): boolean => {
    if (getKeyboardStep(event.key, direction) !== 'next' || findTags().at(-1) !== event.target) return false;
    focusInput();
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || event.nativeEvent.isComposing) return;
    const isHandled = event.target instanceof HTMLInputElement ? handleInputKey(event) : handleTagKey(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Group
      ref={controlRef}
      role="presentation"
      className={`${control()} ${wrappingControl}`}
      onKeyDownCapture={handleKeyDown}
    >
      {state && tags.length > 0 && (
        <TagGroup
          aria-label={label}
          className={tagGroup}
          {...(isDisabled ? { disabledKeys: ids } : { onRemove: removeTags })}
        >
          <TagList items={tags} className={tagList}>
            {(item) => <RemovableTag item={item} removeLabel={removeLabel} />}
          </TagList>
        </TagGroup>
      )}
      <OpenOnClickInput
        ref={ref}
        dir={dir}
        className={`${input} ${tagInput}`}
        placeholder={tags.length === 0 ? placeholder : undefined}
      />
      {isPending && <Spinner />}
      <span className={`${endButton} ${listButton}`}>
        <AriaButtonProvider>
          <IconButton icon="chevron-down" label={buttonLabel} size="dense" />
        </AriaButtonProvider>
      </span>
    </Group>
  );
}

function RemovableTag({ item, removeLabel }: { item: ComboBoxItem; removeLabel: string }) {
  return (
    <Tag id={item.id} textValue={item.label} className={tagStyle}>
      {({ allowsRemoving }) => (
        <>
          <span className={tagText}>
            <AddressOrText>{item.label}</AddressOrText>
          </span>
          {allowsRemoving && (
            <Button slot="remove" aria-label={removeLabel} className={removeButton}>
              <Icon name="x" />
            </Button>
          )}
        </>
      )}
    </Tag>
  );
}
