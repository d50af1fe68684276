import type { CaptionLanguage } from '@fanous/api-client/captions';
import { deleteVideoCaptions } from '@fanous/api-client/generated/staffQueries.ts';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useCaptionLanguageNames } from './useCaptionLanguageNames.ts';

interface DeleteCaptionsDialogProps {
  videoId: number;
  language: CaptionLanguage;
  onClose: (isDeleted: boolean) => void;
}

/** Asks whether the captions in one language are to be deleted, and deletes them. */
export function DeleteCaptionsDialog({ videoId, language, onClose }: DeleteCaptionsDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const name = useCaptionLanguageNames()[language];
  const remove = useAction(deleteVideoCaptions, {
    invalidates: ['getVideo', 'getPublicVideo'],
    successToast: () => ({ title: t`Captions deleted: ${name}` }),
  });
  const confirm = async () => {
    await remove.mutateAsync({ path: { id: videoId, language } });
    onClose(true);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t`Delete captions?`}
      confirmLabel={t`Delete captions`}
      cancelLabel={t`Cancel`}
      pendingLabel={t`Deleting`}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => confirm().catch(() => {})}
      onClose={() => onClose(false)}
    >
      <Trans>Students will no longer see captions in this language: {name}. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
