const maxEntries = 1_000;

/** Caches the results of a function. The router ranks all its routes for each path. */
export function memoize<T>(work: (input: string) => T): (input: string) => T {
  const results = new Map<string, T>();
  return (input) => {
    if (results.has(input)) return results.get(input) as T;
    const result = work(input);
    // Requests with invented paths can only clear the cache.
    if (results.size >= maxEntries) results.clear();
    results.set(input, result);
    return result;
  };
}
