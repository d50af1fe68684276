import { foldArabic, foldDigits } from '@fanous/arabic/fold';
import { parseSearch } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { Role } from '../../db/tables.ts';

const roleNames: Record<Role, string> = {
  admin: 'admin مدير',
  teacher: 'teacher مدرس',
  user: 'user student طالب',
};

/** Normalizes an e-mail: lower case, NFKC. E-mails are compared as stored. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Normalizes a phone number to ASCII digits with an optional leading plus. Returns undefined unless it has 7 to 15 digits. */
export function parsePhone(phone: string): string | undefined {
  const digits = foldDigits(phone).replace(/(?!^\+)\D/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? digits : undefined;
}

/**
 * Reads a search for a person. A pasted phone number may have spaces, hyphens or a country code; stored numbers do not.
 */
export function parsePersonSearch(input: string | undefined): Search | undefined {
  const text = foldDigits(input ?? '').trim();
  if (!/^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text)) return parseSearch(input);
  return parseSearch(text.replaceAll(/[^+\d]/g, '').replace(/^(\+|00)20/, ''));
}

/** Creates the searched text of an account: one line for each field, so that no match spans two fields. */
export function toUserSearchFold(user: { name: string; email: string; phone: string | null; role: Role }): string {
  return [user.name, user.email, user.phone ?? '', roleNames[user.role]].map(foldArabic).join(' \n ');
}
