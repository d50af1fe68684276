import { people, peopleWords } from '../ComboBox/ComboBox.fixtures.ts';
import type { PickableUser } from './UserPicker.tsx';

export const users: PickableUser[] = people.map(({ id, label, detail = '' }) => ({ id, name: label, email: detail }));

const wordsOf = (language: 'ar' | 'en') => {
  const { send, required, ...words } = peopleWords[language];
  return { words, send, required };
};
/** Words of the field, of the button that sends, and for when nobody was picked. */
export const pickerWords = { ar: wordsOf('ar'), en: wordsOf('en') };
