import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { iconButton } from '../../actions/IconButton/IconButton.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { adornment, control, endButton, field, input as inputStyle, label as labelStyle } from '../field/field.css.ts';
import { useTypingDir } from '../field/useTypingDir.ts';
import { clear, landmark } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Names the field and its landmark: «ابحث باسم الدورة». */
  label: string;
  /** Shows the label above the field; otherwise it is heard, and seen as the text of the empty field. */
  isLabelVisible?: boolean;
  /** The name of the button that empties the field: «مسح البحث». */
  clearLabel: string;
  value?: string;
  defaultValue?: string;
  /** Called on every key. Whoever asks a server waits a moment before asking. */
  onChange?: (value: string) => void;
  /** Called on Enter, for a search that has a page of its own. */
  onSubmit?: (value: string) => void;
  name?: string;
  /** Where Enter leads while no script runs: a page that reads `name` from its address. */
  action?: string;
  /** The id of the list or table that is filtered. */
  controls?: string;
  /** 44 px, or 52 where the search is the main thing on the page. */
  size?: 'default' | 'large';
  isDisabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Filters what is on the page, or leads to results. Escape and the button empty it and leave the focus where it is.
 * Native through and through: it stands on first views, and every key of it redraws a list.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelVisible, clearLabel, controls, size, ref, value, defaultValue = '', ...rest } = props;
  const { onChange, onSubmit, action, isDisabled, ...passed } = rest;
  const Landmark = action === undefined ? 'div' : 'form';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  const [typed, setTyped] = useState(defaultValue);
  const [dir, onType] = useTypingDir('text', value, defaultValue);
  const text = value ?? typed;

  function change(next: string) {
    setTyped(next);
    onType(next);
    onChange?.(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(text);
    }
    // Escape empties first; a dialog around the field closes at the next one.
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    change('');
  }

  const early = useEffectEvent(() => {
    // Typed before the scripts were there: nobody has heard of it yet.
    const seen = input.current?.value ?? '';
    if (seen !== text) change(seen);
  });
  useEffect(() => early(), []);

  return (
    // Browsers of 2022 and many tools do not know <search> for a landmark yet.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Landmark role="search" aria-label={label} className={landmark} action={action}>
      <div className={field} data-empty={text === '' || undefined}>
        {isLabelVisible && (
          <label htmlFor={id} className={labelStyle}>
            {label}
          </label>
        )}
        <div className={control({ size })}>
          <span className={adornment}>
            <Icon name="search" />
          </span>
          <input
            {...passed}
            ref={input}
            id={id}
            type="search"
            dir={dir}
            className={inputStyle}
            value={text}
            disabled={isDisabled}
            placeholder={isLabelVisible ? undefined : label}
            aria-label={isLabelVisible ? undefined : label}
            aria-controls={controls}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <span className={`${endButton} ${clear}`}>
            <button
              type="button"
              // Escape does the same; a second stop on the way to the list would be one too many.
              tabIndex={-1}
              aria-label={clearLabel}
              className={iconButton({ size: 'dense' })}
              // The focus stays in the field, and with it a phone's keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                change('');
                input.current?.focus();
              }}
            >
              <Icon name="x" size={24} />
            </button>
          </span>
        </div>
      </div>
    </Landmark>
  );
}
