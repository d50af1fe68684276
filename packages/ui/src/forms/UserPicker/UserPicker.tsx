import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';

/** A user in the list. */
export interface PickableUser {
  id: string;
  name: string;
  email: string;
  /** A third line: «مشترك بالفعل». */
  meta?: string | undefined;
}

/** Distributes over the two kinds of `ComboBoxProps`, which plain `Omit` would merge into one. */
type DistributiveOmit<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;

export type UserPickerProps = DistributiveOmit<ComboBoxProps, 'items' | 'inputDir'> & {
  /** The search results of a server, or all users with `filter="fold"`. */
  users: readonly PickableUser[];
};

/**
 * Selects one user by name or e-mail address. The field shows the e-mail address, because two people may have the same name.
 * Most often a server searches, so `filter` is `none` by default.
 */
export function UserPicker({ users, filter = 'none', ...rest }: UserPickerProps) {
  const items = users.map(({ id, name, email, meta }) => ({
    id,
    label: name,
    description: email,
    inputText: email,
    meta,
  }));
  return <ComboBox {...rest} items={items} filter={filter} inputDir="ltr" />;
}
