const maxEntries = 1_000;

/** Caches the results of a function. The router ranks all its routes for each path. */
export function memoize<T>(compute: (input: string) => T): (input: string) => T {
  const results = new Map<string, T>();
  return (input) => {
    if (results.has(input)) return results.get(input) as T;
    const result = compute(input);
    // Requests with made-up paths only empty the cache.
    if (results.size >= maxEntries) results.clear();
    results.set(input, result);
    return result;
  };
}
