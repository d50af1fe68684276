import { Button } from '@fanous/ui/actions/Button';
import { IconButton } from '@fanous/ui/actions/IconButton';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Inline } from '@fanous/ui/layout/Inline';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useOnline } from '../shared/hooks/useOnline.ts';
import { moveFocus } from '../shared/layout/useRouteFocus.ts';

/** Offers the new version of the app. Not during a quiz, and not offline, where the new version may lack the page. */
export function UpdateNotice({ onUpdate }: { onUpdate: () => void }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isQuiz = matchPath(paths.quiz.pattern, pathname) !== null;
  const isOnline = useOnline();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || isQuiz || !isOnline) return null;
  return (
    <Banner
      isFixedToBottom
      icon="refresh"
      action={
        <Inline gap="s3">
          <Button size="dense" variant="outline" onPress={onUpdate}>
            <Trans>Update now</Trans>
          </Button>
          <IconButton
            icon="x"
            size="dense"
            label={t`Later`}
            onPress={() => {
              // The focused button is removed, and nothing follows it in the document.
              moveFocus(document.querySelector('main h1') ?? document.querySelector('main'));
              setDismissed(true);
            }}
          />
        </Inline>
      }
    >
      <Trans>A new version of the site is ready.</Trans>
    </Banner>
  );
}
