import { foldDigits } from '@fanous/arabic/fold';

/** The longest length of a video, in seconds. */
export const maxDurationSeconds = 86_400;

// `12:30`, `90:00` or `1:05:09`. Direction marks are copied together with Arabic text.
const timePattern = /^[\p{Cf}\s]*(?:(\d{1,2}):(?=\d{1,2}:))?(\d{1,3}):(\d{2})(?!\d)/u;

/** Reads the time at the start of a text: its seconds, and the text after it. Digits may be Arabic. */
export function readPlayingTime(text: string): { seconds: number; rest: string } | undefined {
  // Digits are folded one by one, so both texts have the same length.
  const match = timePattern.exec(foldDigits(text));
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  if (seconds > 59 || (match[1] !== undefined && minutes > 59)) return undefined;
  return { seconds: hours * 3600 + minutes * 60 + seconds, rest: text.slice(match[0].length) };
}

/** Parses the length of a video, such as `12:30`, from 0:01 to 24:00:00. Returns undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const time = readPlayingTime(text);
  if (!time || !/^[\p{Cf}\s]*$/u.test(time.rest)) return undefined;
  return time.seconds > 0 && time.seconds <= maxDurationSeconds ? time.seconds : undefined;
}
