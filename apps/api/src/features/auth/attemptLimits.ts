/** A limit: what is counted, for which subject, and the maximum within the window. */
export interface AttemptLimit {
  kind:
    | 'account'
    | 'account-network'
    | 'device'
    | 'code'
    | 'session'
    | 'passkey-challenge'
    | 'address'
    | 'registration'
    | 'data-export'
    | 'confirmation-mail'
    | 'confirmation-mail-day'
    | 'reset-mail-account'
    | 'reset-mail-account-network'
    | 'reset-mail-address';
  subject: string;
  maxAttempts: number;
  windowSeconds: number;
}

/** The limits that count a failed password check. */
export interface AttemptLimits {
  /** Reset after a correct password. */
  resetOnSuccess: AttemptLimit[];
  /** Shared with other users: a correct password only refunds its own attempt. */
  refundOnSuccess: AttemptLimit[];
}
