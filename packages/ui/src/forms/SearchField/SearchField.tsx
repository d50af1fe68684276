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
import { useInputDirection } from '../field/useInputDirection.ts';
import { clearButton, landmark } from './SearchField.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SearchFieldProps extends RootElementProps {
  /** Names the field and its landmark: «ابحث باسم الدورة». */
  label: string;
  /** Shows the label above the field; otherwise the label is the accessible name and the placeholder. */
  isLabelVisible?: boolean;
  /** Name of the clear button: «مسح البحث». */
  clearLabel: string;
  value?: string;
  defaultValue?: string;
  /** Called on every key. Debounce requests to a server. */
  onChange?: (value: string) => void;
  /** Called on Enter, for a search with a results page. */
  onSubmit?: (value: string) => void;
  name?: string;
  /** URL that Enter submits to without scripts. The page reads `name` from the query string. */
  action?: string;
  /** The id of the list or table that is filtered. */
  controlsId?: string;
  /** 44 px, or 52 where the search is the main thing on the page. */
  size?: 'default' | 'large';
  isDisabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Filters a list on the page, or leads to results. Escape and the clear button clear it and keep the focus.
 * It uses native elements only, because it is part of first views and every key renders a list.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelVisible, clearLabel, controlsId, size, ref, value, defaultValue = '', ...rest } = props;
  const ownId = useId();
  const { onChange, onSubmit, action, isDisabled, name, autoFocus, id = ownId, ...rootProps } = rest;
  const Landmark = action === undefined ? 'div' : 'form';
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [dir, onType] = useInputDirection('text', value, defaultValue);
  const text = value ?? uncontrolledValue;

  function change(next: string) {
    setUncontrolledValue(next);
    onType(next);
    onChange?.(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(text);
    }
    // The first Escape clears the field, the next one closes a dialog around it.
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    change('');
  }

  const syncTextTypedBeforeHydration = useEffectEvent(() => {
    // Text typed before hydration has not been reported yet.
    const domValue = input.current?.value ?? '';
    if (domValue !== text) change(domValue);
  });
  useEffect(() => syncTextTypedBeforeHydration(), []);

  return (
    // Browsers of 2022 and many tools do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Landmark {...rootProps} role="search" aria-label={label} className={landmark} action={action}>
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
            ref={input}
            name={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            id={id}
            type="search"
            dir={dir}
            className={inputStyle}
            value={text}
            disabled={isDisabled}
            placeholder={isLabelVisible ? undefined : label}
            aria-label={isLabelVisible ? undefined : label}
            aria-controls={controlsId}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <span className={`${endButton} ${clearButton}`}>
            <button
              type="button"
              // Escape does the same, so the button is not a tab stop.
              tabIndex={-1}
              aria-label={clearLabel}
              className={iconButton({ size: 'dense' })}
              // Keeps the focus in the field, and so the on-screen keyboard open.
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
