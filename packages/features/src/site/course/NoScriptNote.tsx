import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';

/** Says what needs JavaScript, where it is switched off. */
export const NoScriptNote = () => (
  <noscript>
    <Text tone="muted">
      <Trans>Videos, recordings, files and quizzes open once JavaScript is switched on in your browser.</Trans>
    </Text>
  </noscript>
);
