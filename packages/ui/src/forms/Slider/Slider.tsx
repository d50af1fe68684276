import { type ReactElement, use, useLayoutEffect, useRef } from 'react';
import {
  Label,
  Slider as RacSlider,
  SliderFill,
  SliderOutput,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
  Text,
} from 'react-aria-components';
import { useFormat } from '../../intl/useFormat.ts';
import { label as labelStyle, field } from '../field/field.css.ts';
import { hint } from '../field/fieldMessages.css.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import * as css from './Slider.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

interface SliderBaseProps extends RootElementProps, Pick<FieldProps, 'label' | 'description' | 'isDisabled'> {
  minValue?: number;
  maxValue?: number;
  /** The distance between two values. */
  step?: number;
  /** Returns the text of a value, shown and announced: `format.price`. The default is the number. */
  formatValue?: (value: number) => string;
  /** Shows the smallest and the largest value below the track. */
  showEnds?: boolean;
}

/** One thumb. */
interface SingleSliderProps {
  /** The key of the value in the form data. */
  name?: string;
  value?: number;
  defaultValue?: number;
  /** Called while dragging. */
  onChange?: (value: number) => void;
  /** Called when dragging ends, and after each key: for a search or another request. */
  onChangeEnd?: (value: number) => void;
  thumbs?: never;
}

/** A thumb at each end of a range. Each has its own name for screen readers and for the form. */
interface RangeSliderProps {
  name?: never;
  value?: readonly [number, number];
  defaultValue?: readonly [number, number];
  onChange?: (value: [number, number]) => void;
  onChangeEnd?: (value: [number, number]) => void;
  /** The name of each thumb for screen readers, and its key in the form data. */
  thumbs: readonly [{ label: string; name?: string }, { label: string; name?: string }];
}

export type SliderProps = SliderBaseProps & (SingleSliderProps | RangeSliderProps);

// Overloads, because TypeScript would infer `any` for the value in a handler: it cannot tell the two kinds apart by `thumbs`.
/** A value or a range where the exact number matters less than its place, such as a price filter. Otherwise use `NumberField`. */
export function Slider(props: SliderBaseProps & SingleSliderProps): ReactElement;
export function Slider(props: SliderBaseProps & RangeSliderProps): ReactElement;
export function Slider(props: SliderProps): ReactElement;
export function Slider(props: SliderProps): ReactElement {
  const { label, description, isDisabled = false, minValue = 0, maxValue = 100, step = 1, showEnds = false } = props;
  const format = useFormat();
  const formatValue = props.formatValue ?? ((each: number) => format.number(each));
  const thumbs = props.thumbs ?? [{ name: props.name }];
  const toList = (value: number | readonly [number, number] | undefined) =>
    value === undefined ? undefined : typeof value === 'number' ? [value] : [...value];
  const value = toList(props.value);
  const defaultValue = toList(props.defaultValue) ?? (props.thumbs ? [minValue, maxValue] : [minValue]);
  const notify = (values: number[], end: boolean) => {
    const [first = minValue, second = maxValue] = values;
    if (props.thumbs) (end ? props.onChangeEnd : props.onChange)?.([first, second]);
    else (end ? props.onChangeEnd : props.onChange)?.(first);
  };
  return (
    <RacSlider
      {...pickRootProps(props)}
      {...(value && { value })}
      defaultValue={defaultValue}
      onChange={(values) => notify(values, false)}
      onChangeEnd={(values) => notify(values, true)}
      {...{ minValue, maxValue, step, isDisabled }}
      className={field}
    >
      <div className={css.header}>
        <Label className={labelStyle}>{label}</Label>
        <SliderOutput className={css.output}>
          {({ state }) =>
            state.values.map((each, at) => (
              <span key={thumbs[at]?.name ?? at}>
                {at > 0 && ' – '}
                <bdi>{formatValue(each)}</bdi>
              </span>
            ))
          }
        </SliderOutput>
      </div>
      {description && (
        <Text slot="description" className={hint}>
          {description}
        </Text>
      )}
      <div className={css.trackArea}>
        <SliderTrack className={css.track}>
          <div className={css.trackLine} />
          <SliderFill className={css.fill}>
            <div className={props.thumbs ? css.fillLine : `${css.fillLine} ${css.fillFromStart}`} />
          </SliderFill>
          {thumbs.map((thumb, index) => (
            // A thumb is its position.
            // oxlint-disable-next-line react/no-array-index-key
            <ValueThumb key={index} {...thumb} index={index} formatValue={formatValue} />
          ))}
        </SliderTrack>
      </div>
      {showEnds && (
        <div className={css.ends} aria-hidden>
          <bdi>{formatValue(minValue)}</bdi>
          <bdi>{formatValue(maxValue)}</bdi>
        </div>
      )}
    </RacSlider>
  );
}

interface ValueThumbProps {
  label?: string;
  name?: string | undefined;
  index: number;
  formatValue: (value: number) => string;
}

/** Announces the formatted value, for which React Aria only has the options of a number format. */
function ValueThumb({ label, name, index, formatValue }: ValueThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = use(SliderStateContext)?.values[index] ?? 0;
  useReportChange(value);
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', formatValue(value));
  });
  return (
    <SliderThumb
      inputRef={input}
      index={index}
      className={css.thumb}
      {...(label !== undefined && { 'aria-label': label })}
      {...(name !== undefined && { name })}
    />
  );
}
