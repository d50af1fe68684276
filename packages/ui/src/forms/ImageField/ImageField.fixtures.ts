import type { Language } from '../../intl/digits.ts';
import type { ImageFieldLabels } from './ImageField.tsx';

export const imageLabels: Record<Language, ImageFieldLabels> = {
  ar: {
    choose: 'اختيار صورة',
    replace: 'تغيير الصورة',
    remove: 'إزالة الصورة',
    dropHint: 'أو اسحبها إلى هنا',
    dropHere: 'أفلت الصورة هنا',
    preview: 'معاينة الصورة',
    wrongType: 'اختر ملف صورة',
    tooLarge: (limit) => `الصورة أكبر من ${limit}`,
    unreadable: 'تعذّر فتح الصورة',
    selected: (name) => `تم اختيار الصورة ${name}`,
    removed: 'أُزيلت الصورة',
    zoom: 'تكبير الصورة',
    moveHorizontally: 'تحريك الصورة أفقيًا',
    moveVertically: 'تحريك الصورة رأسيًا',
  },
  en: {
    choose: 'Choose an image',
    replace: 'Change the image',
    remove: 'Remove the image',
    dropHint: 'or drag it here',
    dropHere: 'Drop the image here',
    preview: 'Preview of the image',
    wrongType: 'Choose an image file',
    tooLarge: (limit) => `The image is larger than ${limit}`,
    unreadable: 'The image could not be opened',
    selected: (name) => `${name} chosen`,
    removed: 'Image removed',
    zoom: 'Zoom',
    moveHorizontally: 'Move sideways',
    moveVertically: 'Move up and down',
  },
};

export const imageFieldTexts = {
  ar: {
    face: 'الصورة الشخصية',
    course: 'صورة الدورة',
    acceptedLabel: 'صورة JPEG أو PNG أو WebP أو AVIF أو GIF، حتى 10 ميجابايت',
    required: 'اختر صورة للدورة',
    hint: 'تظهر بجانب اسمك في كل مكان.',
    save: 'حفظ',
  },
  en: {
    face: 'Profile image',
    course: 'Course image',
    acceptedLabel: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB',
    required: 'Choose an image for the course',
    hint: 'Shown beside your name everywhere.',
    save: 'Save',
  },
};

/** Draws a star pattern on a new canvas, so that no image has to be loaded. */
export function createTestPatternCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [background, star, detail] = ['#1B4F9C', '#F4A836', '#FBF7EF'] as const;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  for (let x = 40; x < width; x += 80) {
    for (let y = 40; y < height; y += 80) {
      context.fillStyle = star;
      for (const angle of [0, Math.PI / 4]) {
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        context.fillRect(-22, -22, 44, 44);
        context.restore();
      }
      context.fillStyle = detail;
      context.fillRect(x - 8, y - 8, 16, 16);
    }
  }
  return canvas;
}

/** The test pattern as a JPEG file. */
export async function createPhotoFile(name = 'صورة من الهاتف.jpg', width = 480, height = 320): Promise<File> {
  const blob = await new Promise<Blob | null>((done) =>
    createTestPatternCanvas(width, height).toBlob(done, 'image/jpeg'),
  );
  return new File([blob ?? ''], name, { type: 'image/jpeg', lastModified: 0 });
}
