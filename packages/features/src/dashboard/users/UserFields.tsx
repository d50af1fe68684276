import type { Schema } from '@fanous/api-client/client';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { ImageField } from '@fanous/ui/forms/ImageField';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { PhoneField } from '@fanous/ui/forms/PhoneField';
import { RadioGroup } from '@fanous/ui/forms/RadioGroup';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { TextField } from '@fanous/ui/forms/TextField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasAccess } from '../../shared/app/access.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useImageFieldLabels } from '../frames/useImageFieldLabels.ts';
import { isPhone, phoneDigitLimits } from '../../shared/forms/phone.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';
import { useSession } from '../../shared/app/useSession.ts';

/** The fields of a new or existing account. */
export function UserFields({ user }: { user?: Schema<'UserDetail'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const [fewest, most] = [format.number(phoneDigitLimits.min), format.number(phoneDigitLimits.max)];
  const imageLabels = useImageFieldLabels();
  const roleName = useRoleName();
  const me = useSession()?.data;
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const limits = settings?.limits;
  const password = useRef<HTMLInputElement>(null);
  const { name_max, password_min: shortest, password_max } = useFieldLimits();
  const atLeast = t`${plural(shortest, { one: 'At least # character', other: 'At least # characters' })}`;
  const isFullAdmin = me !== undefined && hasAccess(me, ['full-admin']);
  const isNew = user === undefined;
  const roles = (['user', 'teacher', 'admin'] as const).filter((role) => isFullAdmin || role !== 'admin');
  // Legacy APIs have no biographies. A new account gets its biography when it is edited.
  const canTeach = user?.biography !== undefined && user.role !== 'user';
  // Without mail no user can confirm an e-mail.
  const confirmedAt = settings?.email_confirmation === 1 ? user?.email_confirmed_at : undefined;
  const confirmedOn = confirmedAt ? format.date(confirmedAt) : '';
  const largest = limits && format.fileSize(limits.image_bytes);

  return (
    <>
      <TextField
        name="name"
        label={t`Full name`}
        defaultValue={user?.name}
        autoComplete="off"
        maxLength={name_max}
        {...formLabels.getRequiredProps(t`Full name`)}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        defaultValue={user?.email}
        autoComplete="off"
        maxLength={254}
        {...(confirmedAt !== undefined && {
          description:
            confirmedAt === null ? t`Not confirmed by the user.` : t`Confirmed by the user on ${confirmedOn}.`,
        })}
        {...formLabels.getRequiredProps(t`Email`)}
        invalidMessage={formLabels.invalidEmailMessage}
      />
      <PhoneField
        name="phone"
        label={t`Phone`}
        optionalLabel={formLabels.optionalLabel}
        defaultValue={user?.phone ?? ''}
        autoComplete="off"
        maxLength={32}
        validate={(value) => (isPhone(value) ? null : t`Enter a phone number of ${fewest} to ${most} digits`)}
      />
      {/* spec §2: limited admins cannot change the role of an existing account. */}
      {(isNew || isFullAdmin) && (
        <RadioGroup
          name="role"
          label={t`Role`}
          defaultValue={user?.role ?? 'user'}
          options={roles.map((role) => ({ value: role, label: roleName(role) }))}
          {...formLabels.getRequiredProps(t`Role`)}
        />
      )}
      {canTeach && (
        <TextArea
          name="biography"
          label={t`Biography`}
          description={t`The pages of the courses show it.`}
          optionalLabel={formLabels.optionalLabel}
          defaultValue={user?.biography ?? ''}
          maxLength={2000}
        />
      )}
      <ImageField
        name="image"
        shape="square"
        label={t`Profile image`}
        optionalLabel={formLabels.optionalLabel}
        savedSrc={user?.image ? getStorageUrl(user.image) : null}
        removedInputName="remove_image"
        acceptedLabel={largest ? t`JPEG, PNG, WebP, AVIF or GIF, up to ${largest}` : t`JPEG, PNG, WebP, AVIF or GIF`}
        {...(limits && { maxBytes: limits.image_bytes })}
        labels={imageLabels}
      />
      <Stack gap="s6">
        <Heading level={2}>{isNew ? <Trans>Password</Trans> : <Trans>New password</Trans>}</Heading>
        <PasswordField
          name="password"
          ref={password}
          label={isNew ? t`Password` : t`New password`}
          description={isNew ? atLeast : t`Leave it empty to keep the password as it is.`}
          autoComplete="new-password"
          maxLength={password_max}
          validate={(value) => (value.length < shortest ? atLeast : null)}
          {...(isNew ? formLabels.getRequiredProps(t`Password`) : { optionalLabel: formLabels.optionalLabel })}
          {...formLabels.passwordProps}
        />
        <PasswordField
          name="password_confirmation"
          label={t`Confirm password`}
          autoComplete="new-password"
          maxLength={password_max}
          validate={(value) => (value === password.current?.value ? null : t`Passwords do not match`)}
          {...(isNew ? formLabels.getRequiredProps(t`Confirm password`) : { optionalLabel: formLabels.optionalLabel })}
          {...formLabels.passwordProps}
        />
        {user && user.id === me?.id && (
          <PasswordField
            name="current_password"
            label={t`Current password`}
            description={t`Needed when you change your own email or password.`}
            optionalLabel={formLabels.optionalLabel}
            autoComplete="current-password"
            maxLength={1000}
            {...formLabels.passwordProps}
          />
        )}
      </Stack>
    </>
  );
}
