import { Children, isValidElement, type ReactNode } from 'react';
import { Stack } from '../layout/Stack/Stack.tsx';
import { LabeledSample } from './LabeledSample.tsx';

/** Props that make a state of a field, in the order in which they are named. */
const stateProps = [
  'type',
  'size',
  'shape',
  'inputDir',
  'autoComplete',
  'icon',
  'optionalLabel',
  'description',
  'value',
  'defaultValue',
  'defaultSelected',
  'isSelected',
  'isIndeterminate',
  'isMultiple',
  'isLabelVisible',
  'savedSrc',
  'length',
  'accepts',
  'maxLength',
  'formatValueLabel',
  'stepLabels',
  'showHijri',
  'showEnds',
  'selectAllLabel',
  'status',
  'errorMessage',
  'isRequired',
  'isPending',
  'isReadOnly',
  'isDisabled',
] as const;
/** Props whose value is part of the name: `size="large"`. The same goes for numbers, phone numbers and dates. */
const namedValues = new Set<string>(['type', 'size', 'shape', 'inputDir', 'autoComplete', 'accepts', 'status']);

/** The state of a field in code, such as `size="large", isDisabled`. */
function describeState(props: Record<string, unknown>): string {
  const names = stateProps
    .filter((name) => props[name] !== undefined && props[name] !== false && props[name] !== null)
    .map((name) => {
      const value = props[name];
      if (typeof value === 'number') return `${name}={${value}}`;
      if (Array.isArray(value) && typeof value[0] === 'number') return `${name}={[${value.join(', ')}]}`;
      const isShort = typeof value === 'string' && (namedValues.has(name) || /^\P{Letter}{1,20}$/u.test(value));
      return isShort ? `${name}="${value}"` : name;
    });
  return names.join(', ') || 'default';
}

/** The fields of a sheet below each other, each with the name of its state. */
export function FieldStates({ children }: { children: ReactNode }) {
  return (
    <Stack gap="s7">
      {Children.map(children, (child) =>
        isValidElement<Record<string, unknown>>(child) ? (
          <LabeledSample name={describeState(child.props)}>{child}</LabeledSample>
        ) : (
          child
        ),
      )}
    </Stack>
  );
}
