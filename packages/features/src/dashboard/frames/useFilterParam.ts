import { useSearchParams } from 'react-router-dom';

/** The value of a filter in the URL, if it is one of the known values. */
export function useFilterParam<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const text = useSearchParams()[0].get(name);
  return values.find((value) => value === text);
}

/** The id of a filter in the URL. */
export function useIdFilterParam(name: string): number | undefined {
  const text = useSearchParams()[0].get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
