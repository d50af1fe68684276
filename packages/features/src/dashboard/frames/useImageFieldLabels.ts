import { useLingui } from '@lingui/react/macro';
import type { ImageFieldLabels } from '@fanous/ui/forms/ImageField';

export function useImageFieldLabels(): ImageFieldLabels {
  const { t } = useLingui();
  return {
    choose: t`Choose an image`,
    replace: t`Change the image`,
    remove: t`Remove the image`,
    dropHint: t`or drag it here`,
    dropHere: t`Drop the image here`,
    preview: t`Preview of the image`,
    wrongType: t`Choose an image file`,
    tooLarge: (limit) => t`The image is larger than ${limit}`,
    unreadable: t`The image could not be opened`,
    selected: (name) => t`${name} was chosen`,
    removed: t`The image was removed`,
    zoom: t`Zoom the image`,
    moveHorizontally: t`Move the image sideways`,
    moveVertically: t`Move the image up and down`,
  };
}
