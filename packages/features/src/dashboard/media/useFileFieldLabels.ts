import type { FileFieldProps } from '@fanous/ui/forms/FileField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The labels of `FileField`. `types` names the accepted file types. */
export function useFileFieldLabels(types: string): FileFieldProps['labels'] {
  const { t } = useLingui();
  return {
    choose: t`Choose a file`,
    replace: t`Change the file`,
    dropHint: t({ message: 'or drag it here', context: 'file' }),
    dropHere: t`Drop the file here`,
    wrongType: types,
    tooLarge: (limit) => t`Larger than ${limit}`,
    invalidFiles: t`Choose a file of an accepted type and size`,
    tooMany: (max) => t`${plural(max, { one: 'At most # file', other: 'At most # files' })}`,
    remove: (name) => t`Remove ${name}`,
    moveUp: (name) => t`Move ${name} up`,
    moveDown: (name) => t`Move ${name} down`,
    added: (count) => t`${plural(count, { one: '# file added', other: '# files added' })}`,
    removed: (name) => t`${name} removed`,
    moved: (name, position) => t`${name} is now number ${position}`,
  };
}
