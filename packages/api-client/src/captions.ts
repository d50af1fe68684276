import type { components } from '../generated/schema.ts';

export type CaptionLanguage = components['schemas']['CaptionLanguage'];

/** The languages that captions can have, with the names that their speakers use. */
export const captionLanguageNames: Readonly<Record<CaptionLanguage, string>> = {
  ar: 'العربية',
  en: 'English',
  fr: 'Français',
};

export const captionLanguages = Object.keys(captionLanguageNames) as CaptionLanguage[];

/** The largest file of captions, in bytes. */
export const maxCaptionsBytes = 1024 * 1024;
