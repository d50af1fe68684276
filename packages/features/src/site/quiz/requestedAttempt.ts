/** What the address asks for: an attempt to review, or an attempt whose mistakes to practise. */
export function findRequestedAttempt(search: URLSearchParams): { attempt: number; isPractice: boolean } | undefined {
  const practice = parseAttemptNumber(search.get('practice'));
  const attempt = practice ?? parseAttemptNumber(search.get('attempt'));
  return attempt === undefined ? undefined : { attempt, isPractice: practice !== undefined };
}

/** The number of an attempt in the address. Undefined if there is none. */
function parseAttemptNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
