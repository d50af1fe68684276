import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { FormActions } from '../FormActions/FormActions.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { ServerErrors } from './problems.ts';
import { useDirty } from './useDirty.ts';

interface SignupFormProps {
  globals: Record<string, unknown>;
  onSubmit: (values: FormData) => void | Promise<void>;
  isPending?: boolean;
  /** What a server says from the start: the address is taken, or that and something about no field. */
  refuses?: 'email' | 'email and more';
}

/** The form that the stories fill in. */
export function SignupForm({ globals, onSubmit, isPending, refuses }: SignupFormProps) {
  const say = pick(globals, fieldWords);
  const { ref, onChange, isDirty, markSaved } = useDirty();
  const answers: Record<string, ServerErrors> = {
    email: { email: [say.emailTaken], name: [say.nameRequired] },
    'email and more': { email: [say.emailTaken], registration: [say.unknown] },
  };
  const [errors] = useState(() => (refuses ? answers[refuses] : undefined));
  return (
    <Form
      ref={ref}
      onChange={onChange}
      aria-label={say.send}
      onSubmit={onSubmit}
      errors={errors}
      errorTitle={say.errors}
      isPending={isPending ?? false}
    >
      <TextField name="name" label={say.name} isRequired requiredMessage={say.nameRequired} />
      <TextField
        name="email"
        label={say.email}
        type="email"
        autoComplete="username"
        // Nobody's address is taken before it is written.
        {...(refuses && { defaultValue: 'mona@example.com' })}
        invalidMessage={say.emailInvalid}
        isRequired
        requiredMessage={say.emailRequired}
      />
      <TextField name="phone" label={say.phone} optionalLabel={say.optional} type="tel" />
      <PasswordField
        name="password"
        label={say.password}
        autoComplete="new-password"
        showLabel={say.show}
        hideLabel={say.hide}
        isRequired
        requiredMessage={say.passwordRequired}
      />
      <FormActions>
        <Button type="submit" tone="primary" isPending={isPending ?? false} pendingLabel={say.sending}>
          {say.send}
        </Button>
        <Button variant="quiet" isDisabled={!isDirty} onPress={markSaved}>
          {say.keep}
        </Button>
      </FormActions>
    </Form>
  );
}
