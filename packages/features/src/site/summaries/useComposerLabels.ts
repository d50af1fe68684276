import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The texts of the summary form. */
export function useComposerLabels(): SummaryComposerProps['labels'] {
  const { t } = useLingui();
  const format = useFormat();
  /** A label with the number of a photo or a page in it. */
  const withNumber = (createLabel: (number: string) => string) => (number: number) =>
    createLabel(format.number(number));
  return {
    lectureName: t`Lecture name`,
    lectureNameRequired: t`You must enter the lecture name`,
    lessons: {
      hint: t`Choose a lesson of the course, or type another name.`,
      button: t`Show lessons`,
      count: (count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`,
    },
    file: t`File`,
    fileHint: t`A PDF, or photos that become one PDF on your device. Drop them here or choose them.`,
    choosePdf: t`Upload a PDF`,
    choosePhotos: t`Upload images`,
    addPhotos: t`Add images`,
    fileRequired: t`You must upload a PDF or images`,
    wrongType: (name) => t`“${name}” is neither a PDF nor an image`,
    tooLarge: (name, size) => t`“${name}” is larger than ${size}`,
    emptyFile: (name) => t`“${name}” is empty`,
    tooMany: (max) => t`${plural(max, { one: 'You can add # image at most', other: 'You can add up to # images' })}`,
    pdfChosen: t`A summary is one PDF or images. Remove the PDF to choose something else.`,
    photosChosen: t`A summary is one PDF or images. Remove the images to upload a PDF.`,
    unreadable: t`This image could not be read`,
    unreadableHeic: t`This browser cannot open HEIC photos. Choose it as JPEG.`,
    unreadablePhoto: (name) => t`“${name}” could not be read. Remove it, then try again.`,
    photos: (count) => t`${plural(count, { one: '# image chosen', other: '# images chosen' })}`,
    page: withNumber((number) => t`Page ${number}`),
    moveUp: withNumber((number) => t`Move image ${number} up`),
    moveDown: withNumber((number) => t`Move image ${number} down`),
    rotate: withNumber((number) => t`Rotate image ${number}`),
    remove: withNumber((number) => t`Remove image ${number}`),
    removePdf: t`Remove the file`,
    moved: (at, of) => {
      const [page, total] = [format.number(at), format.number(of)];
      return t`The image is now page ${page} of ${total}`;
    },
    rotated: withNumber((number) => t`Image ${number} rotated`),
    removed: withNumber((number) => t`Image ${number} removed`),
    submit: t`Add summary`,
    submitting: t`Uploading`,
    creatingPdf: t`Creating the PDF`,
    pdfFailed: t`The PDF could not be created. Try again.`,
    pdfOffline: t`No connection. Check your internet, then try again.`,
    uploading: t`Uploading the file`,
    cancel: t`Cancel`,
    errors: (count) =>
      t`${plural(count, { one: 'Correct # error to continue', other: 'Correct # errors to continue' })}`,
  };
}
