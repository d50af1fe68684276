import type { Schema } from '@fanous/api-client/client';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/app.ts';

type Limits = Schema<'Settings'>['limits'];
type FieldLimits = Pick<Limits, 'password_min' | 'password_max' | 'name_max' | 'description_max' | 'price_max'>;

// Decision 31: used until the settings are loaded, and for a legacy API, which publishes no limits.
const defaultLimits: FieldLimits = {
  password_min: 8,
  password_max: 128,
  name_max: 200,
  description_max: 10_000,
  price_max: 1_000_000,
};

/** Returns the limits of form fields that the operator has set. */
export function useFieldLimits(): FieldLimits {
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  return { ...defaultLimits, ...settings?.limits };
}
