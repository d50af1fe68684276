import { type CaptionLanguage, maxCaptionsBytes } from '@fanous/api-client/captions';
import type { Schema } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { saveVideoCaptions } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useCaptionLanguageNames } from './useCaptionLanguageNames.ts';

interface CaptionsFileRowProps {
  videoId: number;
  language: CaptionLanguage;
  /** The saved file in this language. */
  captions: Schema<'VideoCaptions'> | undefined;
}

const lazyDeleteCaptionsDialog = lazyComponent('DeleteCaptionsDialog', () => import('./DeleteCaptionsDialog.tsx'));

/** The captions of a video in one language: adds, replaces and deletes the file. */
export function CaptionsFileRow({ videoId, language, captions }: CaptionsFileRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const errorText = useErrorText();
  const name = useCaptionLanguageNames()[language];
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [deletedCount, setDeletedCount] = useState(0);
  const save = useAction(saveVideoCaptions, {
    invalidates: ['getVideo', 'getPublicVideo'],
    successToast: () => ({ title: t`Captions saved: ${name}` }),
  });
  usePreloadWhenIdle(lazyDeleteCaptionsDialog.preload);
  useEffect(() => {
    // The button that had the focus is gone.
    if (deletedCount > 0) chooseButton.current?.focus();
  }, [deletedCount]);

  const saveFile = (file: File) => {
    const isOverLimit = file.size > maxCaptionsBytes;
    setTooLarge(isOverLimit);
    save.reset();
    if (!isOverLimit) save.mutate({ path: { id: videoId, language }, body: { file } });
  };
  const limit = format.fileSize(maxCaptionsBytes);
  const error = isTooLarge
    ? t`Larger than ${limit}`
    : save.error && (findFileError(save.error) ?? errorText(save.error));
  const size = captions && format.fileSize(captions.size);
  const savedAt = captions && format.date(captions.created_at);
  return (
    <li>
      <Stack gap="s2">
        <Inline justify="between" gap="s3">
          <Stack gap="s0">
            <Text strong>
              <span id={`${id}-language`}>{name}</span>
            </Text>
            <Text size="small" tone="muted">
              {captions ? t`${size}, saved on ${savedAt}` : t`No file`}
            </Text>
          </Stack>
          <Inline gap="s2">
            <Button
              ref={chooseButton}
              id={`${id}-choose`}
              variant="outline"
              icon="upload"
              aria-labelledby={`${id}-choose ${id}-language`}
              aria-describedby={error ? `${id}-error` : undefined}
              isPending={save.isPending}
              pendingLabel={t`Saving`}
              onPress={() => picker.current?.click()}
            >
              {captions ? t({ message: 'Replace', context: 'file' }) : t({ message: 'Add', context: 'file' })}
            </Button>
            {captions && (
              <Button
                id={`${id}-delete`}
                variant="quiet"
                tone="danger"
                icon="trash"
                aria-labelledby={`${id}-delete ${id}-language`}
                isDisabled={save.isPending}
                onPress={() => setDeleting(true)}
              >
                {t`Delete`}
              </Button>
            )}
          </Inline>
        </Inline>
        <div role="alert">
          {error && (
            <Text size="small" tone="danger" id={`${id}-error`}>
              {error}
            </Text>
          )}
        </div>
      </Stack>
      {/* It has no name, so it is no field of the form around it. */}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".vtt"
        aria-label={name}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0];
          // Lets the corrected file be chosen again.
          input.value = '';
          if (file) saveFile(file);
        }}
      />
      {isDeleting && (
        <lazyDeleteCaptionsDialog.Component
          videoId={videoId}
          language={language}
          onClose={(isDeleted) => {
            setDeleting(false);
            if (isDeleted) setDeletedCount(deletedCount + 1);
          }}
        />
      )}
    </li>
  );
}

const findFileError = (error: Error): string | undefined =>
  error instanceof ApiError ? error.fieldErrors?.['file']?.[0] : undefined;
