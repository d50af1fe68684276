/** A limit: what is counted, for whom, how many within the window. */
export interface Limit {
  kind: 'account' | 'account-network' | 'device' | 'session' | 'address' | 'registration';
  subject: string;
  max: number;
  seconds: number;
}

/** The limits that a failed password check counts for. */
export interface AttemptLimits {
  /** Reset after a correct password. */
  own: Limit[];
  /** Shared with others: a correct password only refunds its own attempt. */
  shared: Limit[];
}
