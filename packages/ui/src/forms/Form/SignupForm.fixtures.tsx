import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { FormActions } from '../FormActions/FormActions.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { ServerErrors } from './formErrors.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

interface SignupFormProps {
  globals: Record<string, unknown>;
  onSubmit: (values: FormData) => void | Promise<void>;
  isPending?: boolean;
  /** Initial server errors: of fields only, or also one without a field. */
  serverErrorCase?: 'email' | 'email and more';
}

/** A sign-up form for stories. */
export function SignupForm({ globals, onSubmit, isPending, serverErrorCase }: SignupFormProps) {
  const labels = localize(globals, fieldLabels);
  const { ref, onChange, isDirty, markSaved } = useUnsavedChanges();
  const serverErrorCases: Record<string, ServerErrors> = {
    email: { email: [labels.emailTaken], name: [labels.nameRequired] },
    'email and more': { email: [labels.emailTaken], registration: [labels.unknown] },
  };
  const [errors] = useState(() => (serverErrorCase ? serverErrorCases[serverErrorCase] : undefined));
  return (
    <Form
      ref={ref}
      onChange={onChange}
      aria-label={labels.send}
      onSubmit={onSubmit}
      errors={errors}
      errorTitle={labels.errors}
      isPending={isPending ?? false}
    >
      <TextField name="name" label={labels.name} isRequired requiredMessage={labels.nameRequired} />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        // The server error belongs to a submitted value.
        {...(serverErrorCase && { defaultValue: 'mona@example.com' })}
        invalidMessage={labels.emailInvalid}
        isRequired
        requiredMessage={labels.emailRequired}
      />
      <TextField name="phone" label={labels.phone} optionalLabel={labels.optional} type="tel" />
      <PasswordField
        name="password"
        label={labels.password}
        autoComplete="new-password"
        showLabel={labels.show}
        hideLabel={labels.hide}
        isRequired
        requiredMessage={labels.passwordRequired}
      />
      <FormActions>
        <Button type="submit" tone="primary" isPending={isPending ?? false} pendingLabel={labels.sending}>
          {labels.send}
        </Button>
        <Button variant="quiet" isDisabled={!isDirty} onPress={markSaved}>
          {labels.keep}
        </Button>
      </FormActions>
    </Form>
  );
}
