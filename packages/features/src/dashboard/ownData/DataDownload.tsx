import type { Schema } from '@fanous/api-client/client';
import { exportMyData } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Button } from '@fanous/ui/actions/Button';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { downloadFile } from '../frames/downloadFile.ts';

const lazyPasswordDialog = lazyComponent('PasswordDialog', () => import('./PasswordDialog.tsx'));

/** Downloads everything that the platform stores about the user, after asking for the password. */
export function DataDownload() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const download = useAction(exportMyData, { successToast: () => ({ title: t`Your data was downloaded` }) });
  usePreloadWhenIdle(lazyPasswordDialog.preload);
  return (
    <Stack gap="s5">
      <Text measure>
        <Trans>
          The file contains your account details, your courses, your quiz results with your answers, your progress, your
          summaries, devices and notifications, and the audit log entries about you. It is a JSON file, which other
          programs can read. Its links to your summaries work only for a short time.
        </Trans>
      </Text>
      <Inline>
        <Button tone="accent" icon="download" onPress={() => setOpen(true)}>
          <Trans>Download your data</Trans>
        </Button>
      </Inline>
      {isOpen && (
        <lazyPasswordDialog.Component
          title={t`Download your data`}
          description={t`We ask for your password, so that nobody else can get your data.`}
          submitLabel={t`Download`}
          pendingLabel={t`Downloading`}
          tone="accent"
          isPending={download.isPending}
          onSubmit={async (body) => {
            const data = await download.mutateAsync({ body });
            setOpen(false);
            downloadFile('fanous-data.json', 'application/json', JSON.stringify(withAbsoluteUrls(data), null, 2));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

/** Adds the origin to the links of files, so that they can be opened from the file. */
const withAbsoluteUrls = (data: Schema<'OwnData'>): Schema<'OwnData'> => ({
  ...data,
  summaries: data.summaries.map((summary) => ({
    ...summary,
    pdf_path: new URL(getStorageUrl(summary.pdf_path), window.location.origin).href,
  })),
});
