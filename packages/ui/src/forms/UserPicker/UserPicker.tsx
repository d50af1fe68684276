import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';

/** Someone to be picked. */
export interface PickableUser {
  id: string;
  name: string;
  email: string;
  /** What sets them apart: «مشترك بالفعل». */
  note?: string | undefined;
}

/** Distributes over the two kinds of `ComboBoxProps`, which plain `Omit` would melt into one. */
type Without<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

export type UserPickerProps = Without<ComboBoxProps, 'items' | 'inputDir'> & {
  /** Those whom a server found, or all of them with `filter="fold"`. */
  users: readonly PickableUser[];
};

/**
 * One person, found by name or e-mail. Two people may share a name, so the field holds the address, left to right, and the
 * list shows both. Most often a server searches, hence `filter` is `none` unless said.
 */
export function UserPicker({ users, filter = 'none', ...rest }: UserPickerProps) {
  const items = users.map(({ id, name, email, note }) => ({
    id,
    label: name,
    detail: email,
    text: email,
    note,
  }));
  return <ComboBox {...rest} items={items} filter={filter} inputDir="ltr" />;
}
