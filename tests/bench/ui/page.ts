/** What tells that the page shows the answer to an input. */
export type AwaitedState =
  | 'dialog'
  | 'noDialog'
  | 'menu'
  | 'fewer'
  | 'all'
  | 'table'
  | 'ground'
  /** The names at the top of the table are the wanted ones. */
  | 'names'
  | 'questions'
  /** One radio more is chosen than before, and the wanted words are there. */
  | 'chosen'
  | 'said'
  /** After the first of the wanted words comes the second. */
  | 'lastMarked';

export interface InputProbe {
  /** Waits for an event of this type and then for the sign; `took` is the time between the two. */
  arm: (event: string, sign: AwaitedState, wanted: readonly string[]) => void;
  took: number | null;
  /** Start and length of every task over 50 ms. */
  longTasks: [start: number, length: number][];
}

declare global {
  interface Window {
    watch: InputProbe;
  }
}

/** Runs in the page before anything of it, so it must be whole in itself. */
export function installProbe(): void {
  /** Not while it is still wholly transparent, as where a fade begins. */
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );
  const dialog = '[role=dialog], [role=alertdialog], dialog[open]';
  const cards = () => document.querySelectorAll('main h3').length;
  const radios = (state = '') => document.querySelectorAll(`main input[type=radio]${state}`).length;
  /** The first opaque colour behind the title of the page. */
  const ground = () => {
    let element: Element | null = document.querySelector('h1');
    for (; element; element = element.parentElement) {
      const color = getComputedStyle(element).backgroundColor;
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return '';
  };
  /** The first texts that fit: what a table is made of differs, and a thousand rows are too many to go through in each frame. */
  const texts = (count: number, fits: (text: string) => boolean) => {
    const main = document.querySelector('main');
    const found: string[] = [];
    if (!main) return found;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (found.length < count && walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? '';
      if (fits(text)) found.push(text);
    }
    return found;
  };
  let before = { ground: '', chosen: 0 };
  let wanted: readonly string[] = [];
  const areTextsShown = () => wanted.every((words) => texts(1, (text) => text === words).length > 0);
  const signs: Record<AwaitedState, () => boolean> = {
    dialog: () => isShown(dialog),
    noDialog: () => !isShown(dialog),
    menu: () => isShown('[role=menuitem]'),
    fewer: () => cards() > 0 && cards() < 48,
    all: () => cards() === 48,
    table: () => document.querySelectorAll('main tr').length === 101,
    ground: () => ground() !== before.ground,
    // A name ends in the number of the student, which nothing else in a table does after a letter.
    names: () => texts(wanted.length, (text) => /^\p{L}.* \d+$/u.test(text)).join() === wanted.join(),
    questions: () => radios() === 500,
    chosen: () => radios(':checked') === before.chosen + 1 && areTextsShown(),
    said: areTextsShown,
    lastMarked: () => {
      const [question = '', outcome = ''] = wanted;
      return document.querySelector('main')?.textContent.split(question)[1]?.includes(outcome) ?? false;
    },
  };

  window.watch = {
    took: null,
    longTasks: [],
    arm(type, sign, words) {
      window.watch.took = null;
      before = { ground: ground(), chosen: radios(':checked') };
      wanted = words;
      if (signs[sign]()) throw new Error(`${sign} was there before ${type}`);
      const onEvent = ({ timeStamp }: Event) => {
        const look = () => {
          if (!signs[sign]()) {
            requestAnimationFrame(look);
            return;
          }
          // A message arrives after the frame that is being made now.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.watch.took = performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener(type, onEvent, { once: true, capture: true });
    },
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.watch.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}
