/** The time between two requests while a video plays. */
const intervalMs = 15_000;
const maxRetryDelayMs = 5 * 60_000;
/** How many requests may be saved up, so that one after a pause need not wait. */
const maxAllowance = 2;

/** Whether everything was sent, a part, or nothing; `offline` if the request did not reach the server. */
export type SendOutcome = 'sent' | 'incomplete' | 'failed' | 'offline';

/** Decides when positions are sent: at most one request for every 15 seconds, and one more after a pause. */
export interface SendSchedule {
  /** There is something to send. `isUrgent` sends it immediately, if the limit allows it. */
  request: (isUrgent: boolean) => void;
  /** Sends immediately, because the page may be closed. */
  flush: () => void;
  stop: () => void;
}

interface ScheduleOptions {
  send: () => Promise<SendOutcome>;
  now?: () => number;
}

/** Creates a schedule for one user. */
export function createSendSchedule({ send, now = () => performance.now() }: ScheduleOptions): SendSchedule {
  let allowance = maxAllowance;
  let refilledAt = now();
  let sentAt = -Infinity;
  let failureCount = 0;
  let timer: { id: ReturnType<typeof setTimeout>; at: number } | undefined;
  let isSending = false;
  let isRequested = false;
  let isStopped = false;

  const refill = () => {
    allowance = Math.min(maxAllowance, allowance + (now() - refilledAt) / intervalMs);
    refilledAt = now();
  };

  const clearTimer = () => {
    clearTimeout(timer?.id);
    timer = undefined;
  };

  const sendAfter = (delayMs: number) => {
    const at = now() + delayMs;
    if (isStopped || (timer && timer.at <= at)) return;
    clearTimer();
    timer = { id: setTimeout(() => void sendNow(), delayMs), at };
  };

  const getDelay = (isUrgent: boolean) => {
    refill();
    const regularDelay = Math.max(0, sentAt + intervalMs - now(), (1 - allowance) * intervalMs);
    return isUrgent && allowance >= 1 ? 0 : regularDelay;
  };

  async function sendNow(): Promise<void> {
    clearTimer();
    if (isSending) {
      isRequested = true;
      return;
    }
    refill();
    allowance -= 1;
    sentAt = now();
    isSending = true;
    isRequested = false;
    const outcome = await send();
    isSending = false;
    const hasFailed = outcome === 'failed' || outcome === 'offline';
    failureCount = hasFailed ? failureCount + 1 : 0;
    // The limit protects the server. When the network is back, the next request need not wait.
    if (outcome === 'offline') allowance += 1;
    if (hasFailed) sendAfter(Math.min(intervalMs * 2 ** (failureCount - 1), maxRetryDelayMs));
    else if (isRequested || outcome === 'incomplete') sendAfter(getDelay(false));
  }

  return {
    request: (isUrgent) => {
      if (isSending) isRequested = true;
      // After a failure, only an urgent request is sent before the retry.
      else if (failureCount === 0 || isUrgent) sendAfter(getDelay(isUrgent));
    },
    flush: () => void sendNow(),
    stop: () => {
      isStopped = true;
      clearTimer();
    },
  };
}
