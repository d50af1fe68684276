import type { FieldLimits } from '../contract/schema.ts';
import type { SettingsReader } from './settings.ts';

const megabyte = 1024 * 1024;

/** The limits of decision 31. */
export type InputLimits = ReturnType<typeof readInputLimits>;

/** Reads the limits of bodies, files, texts and prices. */
export function readInputLimits(settings: SettingsReader) {
  const passwordMin = settings.readInteger('PASSWORD_MIN_LENGTH', 8, 6, 128);
  const passwordMax = settings.readInteger('PASSWORD_MAX_LENGTH', Math.max(128, passwordMin), passwordMin, 1_000);
  return {
    jsonBytes: settings.readInteger('MAX_JSON_BYTES', megabyte, 1024, 100 * megabyte),
    imageBytes: settings.readInteger('MAX_IMAGE_BYTES', 10 * megabyte, 1024, 1e12),
    pdfBytes: settings.readInteger('MAX_PDF_BYTES', 100 * megabyte, 1024, 1e12),
    recordBytes: settings.readInteger('MAX_RECORD_BYTES', 2048 * megabyte, 1024, 1e12),
    videoBytes: settings.readInteger('MAX_VIDEO_BYTES', 4096 * megabyte, 1024, 1e12),
    summaryBytesPerUser: settings.readInteger('MAX_SUMMARY_BYTES_PER_USER', 500 * megabyte, 1024, 1e15),
    summaryImages: settings.readInteger('MAX_SUMMARY_IMAGES', 20, 1, 200),
    password: { min: passwordMin, max: passwordMax },
    // An index entry for a name has at most about 2,700 bytes.
    nameLength: settings.readInteger('MAX_NAME_LENGTH', 200, 20, 500),
    descriptionLength: settings.readInteger('MAX_DESCRIPTION_LENGTH', 10_000, 100, 100_000),
    // Prices are stored as piastres in 32 bits.
    price: settings.readInteger('MAX_PRICE', 1_000_000, 1, 20_000_000),
  };
}

/** Converts the limits to keywords of the contract's schemas. */
export const toSchemaKeywords = ({ password, nameLength, descriptionLength, price }: InputLimits): FieldLimits => ({
  name: { maxLength: nameLength },
  description: { maxLength: descriptionLength },
  price: { maximum: price },
  password: { minLength: password.min, maxLength: password.max },
});
