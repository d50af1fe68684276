/** A summary whose write was acknowledged. */
export interface LedgerSummary {
  id: number;
  name: string;
  userId: number;
  token: string;
  sha256: string;
}

/** What the server has acknowledged. After a fault all of it must be there, and nothing else. */
export class Ledger {
  /** Accounts by email. */
  readonly accounts = new Map<string, { id: number; token: string }>();
  readonly summaries = new Map<number, LedgerSummary>();
  /** Accounts by the key of their attempt at the quiz. */
  readonly attempts = new Map<string, { userId: number; token: string }>();
  /** Reactions by summary. Only its author reacts. */
  readonly reactions = new Map<number, string>();
  /** Paths of photos by account. */
  readonly photos = new Map<number, string>();
  /** Acknowledged writes, also those that a later one has replaced. */
  acknowledged = 0;
  /** Defined problems that users got instead, by status. */
  readonly refusals = new Map<number, number>();

  countRefusal(status: number): void {
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
  }

  /** The number of refusals so far. */
  countRefusals(): number {
    return [...this.refusals.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Describes the refusals: `503: 12 times`. */
  describeRefusals(): string | undefined {
    const parts = [...this.refusals].map(([status, count]) => `${status}: ${count} times`);
    return parts.length > 0 ? parts.join(', ') : undefined;
  }
}
