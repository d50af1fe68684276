import { useFormat } from '@fanous/ui/intl/useFormat';

/** Returns a function that formats the length of a video: `12:30`. An unknown length stays undefined. */
export function useDurationFormat() {
  const format = useFormat();
  return (seconds: number | null | undefined) => (typeof seconds === 'number' ? format.duration(seconds) : undefined);
}
