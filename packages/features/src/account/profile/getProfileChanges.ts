import type { Schema } from '@fanous/api-client/client';
import type { UpdateProfileInput } from '@fanous/api-client/generated/queries.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';

export type ProfileChanges = UpdateProfileInput['body'];

const textFields = ['name', 'phone', 'email'] as const;
const passwordFields = ['password', 'password_confirmation', 'current_password'] as const;

/** The fields to send: those that differ from the account, and filled passwords (spec §5). */
export function getProfileChanges(
  values: FormData,
  user: Pick<Schema<'UserDetail'>, 'name' | 'phone' | 'email' | 'biography'>,
): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const name of textFields) {
    const text = getFormText(values, name);
    // Only the phone is required (spec §5): an emptied name or e-mail keeps its saved value.
    const isUnchanged = text === '' && name !== 'phone';
    if (!isUnchanged && text !== (user[name] ?? '')) changes[name] = text;
  }
  // The form has it for teachers and admins.
  const biography = values.has('biography') ? getFormText(values, 'biography') : (user.biography ?? '');
  if (biography !== (user.biography ?? '')) changes.biography = biography === '' ? null : biography;
  for (const name of passwordFields) {
    const password = getFormText(values, name, { keepSpaces: true });
    if (password !== '') changes[name] = password;
  }
  const image = values.get('image');
  if (image instanceof File && image.size > 0) changes.image = image;
  else if (values.get('remove_image') === '1') changes.remove_image = 1;
  return changes;
}

/** Whether the server requires the current password for these changes (decision 26). */
export const requiresCurrentPassword = ({ email, password }: Pick<ProfileChanges, 'email' | 'password'>): boolean =>
  email !== undefined || password !== undefined;
