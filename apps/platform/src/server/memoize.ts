const most = 1_000;

/** The same function, which works out only once what it was asked of late: the router ranks all its routes each time. */
export function remember<T>(work: (input: string) => T): (input: string) => T {
  const known = new Map<string, T>();
  return (input) => {
    if (known.has(input)) return known.get(input) as T;
    const result = work(input);
    // Whoever makes addresses up only makes it forget.
    if (known.size >= most) known.clear();
    known.set(input, result);
    return result;
  };
}
