import { foldArabic, foldDigits } from '@fanous/arabic/fold';
import { readSearch } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { Role } from '../../db/tables.ts';

const roleNames: Record<Role, string> = {
  admin: 'admin مدير',
  teacher: 'teacher مدرس',
  user: 'user student طالب',
};

/** One spelling for each address: e-mails are compared as they are stored (contract: lower case, NFKC). */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** A phone number in ASCII digits with at most a leading plus, or undefined when it has not 7 to 15 digits. */
export function normalisePhone(phone: string): string | undefined {
  const bare = foldDigits(phone).replace(/(?!^\+)\D/g, '');
  return /^\+?\d{7,15}$/.test(bare) ? bare : undefined;
}

/**
 * What was typed to find a person. A phone number is pasted as it stands somewhere else, with spaces, hyphens or the code of
 * the country, and kept without them.
 */
export function readPersonSearch(typed: string | undefined): Search | undefined {
  const text = foldDigits(typed ?? '').trim();
  if (!/^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text)) return readSearch(typed);
  return readSearch(text.replaceAll(/[^+\d]/g, '').replace(/^(\+|00)20/, ''));
}

/** What the search through accounts looks at: each field on a line of its own, so that no match spans two. */
export function userSearchFold(user: { name: string; email: string; phone: string | null; role: Role }): string {
  return [user.name, user.email, user.phone ?? '', roleNames[user.role]].map(foldArabic).join(' \n ');
}
