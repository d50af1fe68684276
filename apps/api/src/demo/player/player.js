// The demo's embed player: it stands in for a video host, so that the platform plays with no network (decision 13).
// player.html?id=…&kind=video|lecture|record&autoplay=false&loop=false&muted=false&preload=true&lang=ar|en

const clips = ['clip-1.mp4', 'clip-2.mp4', 'clip-3.mp4', 'clip-4.mp4'];
const words = {
  ar: {
    dir: 'rtl',
    video: 'فيديو تجريبي',
    lecture: 'محاضرة تجريبية',
    record: 'تسجيل تجريبي',
    failed: 'تعذّر تشغيل المقطع.',
  },
  en: {
    dir: 'ltr',
    video: 'Demo video',
    lecture: 'Demo lecture',
    record: 'Demo recording',
    failed: 'The clip could not be played.',
  },
};

/** The same id always plays the same clip. */
function clipOf(id) {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.codePointAt(0)) % 1_000_003;
  return clips[sum % clips.length];
}

const query = new URLSearchParams(location.search);
const flag = (name, preset) => (query.has(name) ? query.get(name) === 'true' : preset);
const id = query.get('id') ?? '';
const language = query.get('lang') === 'en' ? 'en' : 'ar';
const text = words[language];
const kind = text[['video', 'lecture', 'record'].find((name) => name === query.get('kind')) ?? 'video'];
// `demo-physics-3-secondary-4` reads "physics-3-secondary-4".
const name = id.replace(/^demo-/, '');

document.documentElement.lang = language;
document.documentElement.dir = text.dir;
document.title = name ? `${kind}: ${name}` : kind;
document.getElementById('kind').textContent = kind;
document.getElementById('clip').textContent = name;

const title = document.getElementById('title');
const video = document.getElementById('video');
video.setAttribute('aria-label', document.title);
video.loop = flag('loop', false);
video.muted = flag('muted', false);
video.autoplay = flag('autoplay', false);
video.preload = flag('preload', true) ? 'auto' : 'none';
video.addEventListener('play', () => title.classList.add('playing'));
video.addEventListener('ended', () => title.classList.remove('playing'));
video.addEventListener('error', () => {
  const failure = document.getElementById('failure');
  failure.textContent = text.failed;
  failure.hidden = false;
});
video.src = new URL(`../media/${clipOf(id)}`, location.href).href;

// The platform reads and sets the position with the messages of Player.js (https://github.com/embedly/player.js).
const context = 'player.js';
const events = ['ready', 'play', 'pause', 'timeupdate', 'seeked', 'ended'];
const listeners = new Map();

function emit(event) {
  if (!listeners.has(event)) return;
  const value = { seconds: video.currentTime, duration: Number.isFinite(video.duration) ? video.duration : undefined };
  const message = { context, version: '0.0.11', event, listener: listeners.get(event), value };
  parent.postMessage(JSON.stringify(message), location.origin);
}

const methods = {
  addEventListener({ value, listener }) {
    if (!events.includes(value)) return;
    listeners.set(value, listener);
    if (value === 'ready') emit('ready');
  },
  setCurrentTime: ({ value }) => {
    video.currentTime = Number(value);
  },
  play: () => video.play().catch(() => undefined),
  pause: () => video.pause(),
};

for (const event of events) video.addEventListener(event, () => emit(event));
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin || typeof data !== 'string') return;
  try {
    const message = JSON.parse(data);
    if (message.context === context && Object.hasOwn(methods, message.method)) methods[message.method](message);
  } catch {
    // Not a message for a player.
  }
});
