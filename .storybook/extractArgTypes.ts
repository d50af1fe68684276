import type { InputType } from 'storybook/internal/types';
import type { PropDoc } from '../packages/ui/scripts/readProps.ts';

/** Returns the props that `propDocs.ts` added to a component. */
export const getPropDocs = (component: unknown): readonly PropDoc[] =>
  (component as { propDocs?: readonly PropDoc[] } | undefined)?.propDocs ?? [];

/** Tells Storybook the props of a component, for the controls. Replaces its own analysis, which does not resolve types. */
export const extractArgTypes = (component: unknown): Record<string, InputType> =>
  Object.fromEntries(
    getPropDocs(component).map(({ name, type, isRequired, defaultValue, description, options }) => [
      name,
      {
        name,
        description: description.en,
        type: { ...toControlType(type, options), required: isRequired },
        ...(options ? { options } : {}),
        table: {
          type: { summary: type },
          ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
        },
      } as InputType,
    ]),
  );

function toControlType(type: string, options: string[] | undefined) {
  if (options) return { name: 'enum', value: options };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type };
}
