interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is slow, or the visitor asked the browser to save data. Then nothing is loaded before it is needed. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Whether the browser has no network. False on the server. */
export const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;
