import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Every word of adding a summary. */
export function useComposerLabels(): SummaryComposerProps['labels'] {
  const { t } = useLingui();
  const format = useFormat();
  /** A sentence about the photo or page of a number. */
  const about = (say: (number: string) => string) => (number: number) => say(format.number(number));
  return {
    lectureName: t`Lecture name`,
    lectureNameRequired: t`You must enter the lecture name`,
    file: t`File`,
    fileHint: t`A PDF, or photos that become one PDF on your device. Drop them here or choose them.`,
    choosePdf: t`Upload a PDF`,
    choosePhotos: t`Upload images`,
    addPhotos: t`Add images`,
    fileRequired: t`You must upload a PDF or images`,
    wrongType: (name) => t`“${name}” is neither a PDF nor an image`,
    tooLarge: (name, size) => t`“${name}” is larger than ${size}`,
    tooMany: (max) => t`${plural(max, { one: 'You can add # image at most', other: 'You can add up to # images' })}`,
    unreadable: t`This image could not be read`,
    photos: (count) => t`${plural(count, { one: '# image chosen', other: '# images chosen' })}`,
    page: about((number) => t`Page ${number}`),
    moveUp: about((number) => t`Move image ${number} up`),
    moveDown: about((number) => t`Move image ${number} down`),
    rotate: about((number) => t`Rotate image ${number}`),
    remove: about((number) => t`Remove image ${number}`),
    removePdf: t`Remove the file`,
    moved: (at, of) => {
      const [page, total] = [format.number(at), format.number(of)];
      return t`The image is now page ${page} of ${total}`;
    },
    rotated: about((number) => t`Image ${number} rotated`),
    removed: about((number) => t`Image ${number} removed`),
    submit: t`Add summary`,
    submitting: t`Uploading`,
    making: t`Making the PDF`,
    makingFailed: t`The file could not be made. Try again.`,
    makingOffline: t`No connection. Check your internet, then try again.`,
    uploading: t`Uploading the file`,
    cancel: t`Cancel`,
    errors: (count) => t`${plural(count, { one: 'Correct # error to go on', other: 'Correct # errors to go on' })}`,
  };
}
