import type { Schema } from '@fanous/api-client/client';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { ImageField } from '@fanous/ui/forms/ImageField';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { PhoneField } from '@fanous/ui/forms/PhoneField';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { TextField } from '@fanous/ui/forms/TextField';
import { useUnsavedChanges } from '@fanous/ui/forms/useUnsavedChanges';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useToast } from '../../shared/notices/useToast.ts';
import { requiresCurrentPassword, getProfileChanges } from './getProfileChanges.ts';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import { useImageFieldLabels } from '../../dashboard/frames/useImageFieldLabels.ts';
import { useNewPasswordProps } from '../useNewPasswordProps.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

interface ProfileFormProps {
  user: Schema<'UserDetail'>;
  onSaved: () => void;
}

/** Edits the user's own account. Only changed fields are sent. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const accountProps = useAccountFormProps();
  const imageLabels = useImageFieldLabels();
  const errorText = useErrorText();
  const toast = useToast();
  const notice = useNotice();
  const update = useUpdateProfile();
  const limits = useQuery(getSettingsQuery(useApp().api)).data?.limits;
  const { name_max } = useFieldLimits();
  const newPasswordProps = useNewPasswordProps();
  const { ref, onChange, isDirty, markSaved } = useUnsavedChanges();
  const leaveConfirmation = useLeaveConfirmation(isDirty);
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  const formErrors = useFormErrors(notice);
  const limit = limits && format.fileSize(limits.image_bytes);
  const acceptedImages = limit ? t`JPEG, PNG, WebP, AVIF or GIF, up to ${limit}` : t`JPEG, PNG, WebP, AVIF or GIF`;
  const needsCurrentPassword = !['', user.email].includes(email.trim()) || password !== '';

  async function submit(values: FormData): Promise<void> {
    formErrors.clear();
    const changes = getProfileChanges(values, user);
    if (Object.keys(changes).length === 0) {
      toast({ tone: 'info', title: t`No changes detected` });
      return;
    }
    if (!requiresCurrentPassword(changes)) delete changes.current_password;
    try {
      await update.mutateAsync({ body: changes });
    } catch (error) {
      const failureTexts = {
        title: t({ message: 'Error', context: 'profile' }),
        description: errorText(error),
        buttonLabel: t`Try Again`,
      };
      if (await formErrors.show(error, failureTexts)) await submit(values);
      return;
    }
    markSaved();
    await notice.show({
      tone: 'success',
      title: t`Success`,
      description: changes.password
        ? t`Profile updated successfully. You have been logged out on your other devices.`
        : t`Profile updated successfully`,
      buttonLabel: t`OK`,
      onClose: onSaved,
    });
  }

  return (
    <>
      <Form
        ref={ref}
        onChange={onChange}
        onSubmit={submit}
        errorTitle={accountProps.errorTitle}
        errors={formErrors.errors}
        isPending={update.isPending}
        aria-label={t`Profile`}
      >
        <ImageField
          name="image"
          shape="square"
          label={t`Profile image`}
          optionalLabel={t`(optional)`}
          savedSrc={user.image && getStorageUrl(user.image)}
          removedInputName="remove_image"
          acceptedLabel={acceptedImages}
          {...(limits && { maxBytes: limits.image_bytes })}
          labels={imageLabels}
        />
        <TextField
          name="name"
          label={t`Full name`}
          autoComplete="name"
          maxLength={name_max}
          defaultValue={user.name}
          optionalLabel={t`(optional)`}
          description={t`Left empty, it stays as it is.`}
        />
        <PhoneField
          name="phone"
          label={t`Phone`}
          maxLength={32}
          defaultValue={user.phone ?? ''}
          {...accountProps.getRequiredProps(t`Phone`)}
          validate={accountProps.validatePhone}
        />
        {/* Legacy APIs have no biographies. */}
        {user.role !== 'user' && user.biography !== undefined && (
          <TextArea
            name="biography"
            label={t`Biography`}
            description={t`The pages of your courses show it.`}
            optionalLabel={t`(optional)`}
            defaultValue={user.biography ?? ''}
            maxLength={2000}
          />
        )}
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          autoComplete="username"
          maxLength={254}
          defaultValue={user.email}
          onChange={setEmail}
          optionalLabel={t`(optional)`}
          description={t`Left empty, it stays as it is.`}
          invalidMessage={accountProps.invalidEmail}
        />
        <Stack gap="s2">
          <Heading level={2} size="h3">
            <Trans>Change the password</Trans>
          </Heading>
          <Text size="small" tone="muted">
            <Trans>Leave both fields empty to keep the password. A new one logs you out on your other devices.</Trans>
          </Text>
        </Stack>
        <PasswordField
          name="password"
          label={t`New password`}
          optionalLabel={t`(optional)`}
          onChange={setPassword}
          {...newPasswordProps.password}
        />
        <PasswordField
          name="password_confirmation"
          label={t`Confirm password`}
          {...newPasswordProps.confirmation}
          isRequired={password !== ''}
          requiredMessage={accountProps.getRequiredProps(t`Confirm password`).requiredMessage}
        />
        {needsCurrentPassword && (
          <PasswordField
            name="current_password"
            label={t`Current password`}
            description={t`Needed to change the email or the password.`}
            autoComplete="current-password"
            maxLength={1000}
            {...accountProps.getRequiredProps(t`Current password`)}
            {...accountProps.passwordLabels}
          />
        )}
        <FormActions>
          <Button type="submit" tone="accent" isPending={update.isPending} pendingLabel={t`Saving`}>
            <Trans>Update</Trans>
          </Button>
          <ButtonLink variant="quiet" href={paths.dashboard.to()}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      {notice.dialog}
      {leaveConfirmation}
    </>
  );
}
