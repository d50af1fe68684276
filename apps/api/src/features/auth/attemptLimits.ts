/** One thing that is counted: what, for whom, and how often it may happen within the window. */
export interface Limit {
  kind: 'account' | 'account-network' | 'device' | 'session' | 'address' | 'registration';
  subject: string;
  max: number;
  seconds: number;
}

/** What failed attempts to prove a password count for. */
export interface AttemptLimits {
  /** Limits of those who try; they start anew after the right password. */
  own: Limit[];
  /** Limits that others share; the right password only takes its own attempt back. */
  shared: Limit[];
}
