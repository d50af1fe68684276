/** The imported files by importing file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Finds the shortest import cycle of each file. A cycle starts and ends with the same file and is listed once. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles = new Map<string, string[]>();
  for (const file of [...graph.keys()].toSorted()) {
    const chain = findShortestCycle(graph, file);
    if (chain) {
      const key = [...new Set(chain)].toSorted().join(' ');
      if (!cycles.has(key)) cycles.set(key, chain);
    }
  }
  return [...cycles.values()];
}

/** Searches breadth first from a file until it is reached again. */
function findShortestCycle(graph: ImportGraph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return [...readChain(cameFrom, start, file), start];
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

function readChain(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const chain = [end];
  for (let file = end; file !== start;) {
    file = cameFrom.get(file) ?? start;
    chain.unshift(file);
  }
  return chain;
}
