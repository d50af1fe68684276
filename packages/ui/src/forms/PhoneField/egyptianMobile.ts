import { foldDigits } from '@fanous/arabic/fold';
import { stripBidiMarks } from '@fanous/arabic/textDir';
import type { Language } from '../../intl/digits.ts';

/** The mobile operators of Egypt. */
export type Operator = 'vodafone' | 'etisalat' | 'orange' | 'we';

/**
 * The prefix says which operator issued a number. A number keeps its prefix when it moves to another operator.
 * Source: the national numbering plan of Egypt, ITU-T E.164.
 */
const operators: Record<string, Operator> = { '010': 'vodafone', '011': 'etisalat', '012': 'orange', '015': 'we' };

export const operatorNames: Record<Language, Record<Operator, string>> = {
  ar: { vodafone: 'فودافون', etisalat: 'اتصالات (e&)', orange: 'أورنج', we: 'وي (WE)' },
  en: { vodafone: 'Vodafone', etisalat: 'Etisalat (e&)', orange: 'Orange', we: 'WE' },
};

/** A complete Egyptian mobile number. */
export interface EgyptianMobile {
  /** `01012345678` */
  national: string;
  /** `+201012345678` */
  international: string;
  operator: Operator;
}

/** Returns a typed number without separators, in Western digits, and in the national form if it has the code of Egypt. */
export function normalizePhone(text: string): string {
  const plain = foldDigits(stripBidiMarks(text)).replaceAll(/[\s().-]/g, '');
  // People also type the code together with the zero: +20 010….
  return plain.replace(/^(?:\+|00)?200?(?=1)/, '0');
}

/** Returns the operator as soon as the prefix is typed. */
export const findOperator = (text: string): Operator | undefined => operators[normalizePhone(text).slice(0, 3)];

/** Parses an Egyptian mobile number in any usual spelling, in Western or Arabic digits. Returns null for every other text. */
export function parseEgyptianMobile(text: string): EgyptianMobile | null {
  const national = normalizePhone(text);
  const operator = operators[national.slice(0, 3)];
  if (!operator || !/^\d{11}$/.test(national)) return null;
  return { national, international: `+2${national}`, operator };
}

/** Returns what a form submits: the national form of an Egyptian mobile number, every other number in Western digits. */
export const toSubmittedPhone = (text: string): string =>
  parseEgyptianMobile(text)?.national ?? foldDigits(stripBidiMarks(text)).trim();
