import { personItems, personComboBoxLabels } from '../ComboBox/ComboBox.fixtures.ts';
import type { PickableUser } from './UserPicker.tsx';

export const pickableUsers: PickableUser[] = personItems.map(({ id, label, description = '' }) => ({
  id,
  name: label,
  email: description,
}));

const getLabels = (language: 'ar' | 'en') => {
  const { send, required, ...fieldLabels } = personComboBoxLabels[language];
  return { fieldLabels, send, required };
};
/** Labels of the field and of the submit button, and the required message. */
export const pickerLabels = { ar: getLabels('ar'), en: getLabels('en') };
