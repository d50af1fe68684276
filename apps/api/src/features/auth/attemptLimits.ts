/** A limit: what is counted, for which subject, and the maximum within the window. */
export interface Limit {
  kind: 'account' | 'account-network' | 'device' | 'session' | 'address' | 'registration';
  subject: string;
  max: number;
  seconds: number;
}

/** The limits that count a failed password check. */
export interface AttemptLimits {
  /** Reset after a correct password. */
  own: Limit[];
  /** Shared with other users: a correct password only refunds its own attempt. */
  shared: Limit[];
}
