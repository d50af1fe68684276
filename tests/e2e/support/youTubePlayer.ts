import type { BrowserContext, Frame, Page } from '@playwright/test';

/** How much faster than a clock the player plays. */
const speed = 10;

const html = `<!doctype html><title>YouTube</title><output>0</output><script>
  const duration = 120;
  let time = 0;
  let timer;
  const post = (info) => {
    document.querySelector('output').textContent = Math.round(time);
    parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*');
  };
  const stop = (playerState) => {
    clearInterval(timer);
    timer = undefined;
    post({ currentTime: time, duration, playerState });
  };
  window.playVideo = (until = duration) => {
    timer ??= setInterval(() => {
      time = Math.min(time + ${speed / 10}, until);
      if (time === duration) stop(0);
      else if (time === until) stop(2);
      else post({ currentTime: time, duration, playerState: 1 });
    }, 100);
    post({ currentTime: time, duration, playerState: 1 });
  };
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === 'listening') post({ currentTime: time, duration });
    if (func === 'seekTo') post({ currentTime: (time = args[0]) });
    if (func === 'playVideo') window.playVideo();
  });
</script>`;

/**
 * Answers for YouTube, which the tests cannot reach: a player of a video of two minutes that speaks the messages of its iframe
 * API. It plays ten seconds in one.
 */
export const serveYouTubePlayer = (context: BrowserContext): Promise<unknown> =>
  context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );

async function findPlayer(page: Page): Promise<Frame> {
  const element = await page.locator('section iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page shows no player.');
  return frame;
}

/** Presses play. The player pauses at `until`, in seconds, or plays to the end. */
export async function playYouTube(page: Page, until?: number): Promise<void> {
  const frame = await findPlayer(page);
  await frame.evaluate(
    (seconds) => (window as unknown as { playVideo: (until?: number) => void }).playVideo(seconds),
    until,
  );
}

/** The position in seconds. */
export async function getYouTubeTime(page: Page): Promise<number> {
  const frame = await findPlayer(page);
  return Number(await frame.locator('output').textContent());
}
