import { CodeField } from './CodeField.tsx';
import { useAreaMessages } from '../../shared/hooks/useAreaMessages.ts';
import { useCodeFieldLabels } from './useCodeFieldLabels.ts';

interface SignInCodeFieldProps {
  /** Called when the field for a recovery code appears, or that for a code of the app again. */
  onSwitch: () => void;
}

/** The field for a code where a user signs in. It loads its own messages, because most users never see it. */
export function SignInCodeField(props: SignInCodeFieldProps) {
  return useAreaMessages('dashboard/twoStep') && <LoadedField {...props} />;
}

function LoadedField(props: SignInCodeFieldProps) {
  return <CodeField {...props} labels={useCodeFieldLabels()} autoFocus />;
}
