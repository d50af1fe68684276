import { CodeField } from './CodeField.tsx';
import { useAreaMessages } from '../../shared/hooks/useAreaMessages.ts';
import { useCodeFieldLabels } from './useCodeFieldLabels.ts';

/** The field for a code where a user signs in. It loads its own messages, because most users never see it. */
export function SignInCodeField() {
  return useAreaMessages('dashboard/twoStep') && <LoadedField />;
}

function LoadedField() {
  return <CodeField labels={useCodeFieldLabels()} autoFocus />;
}
