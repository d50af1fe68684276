/** The state of the page that ends a measurement. */
export type AwaitedState =
  | 'dialogOpen'
  | 'dialogClosed'
  | 'menuOpen'
  | 'fewerCourses'
  | 'allCourses'
  | 'tableShown'
  | 'backgroundChanged'
  /** The first names of the table are the expected texts. */
  | 'namesShown'
  | 'questionsShown'
  /** One more radio is selected than before, and the expected texts are shown. */
  | 'radioSelected'
  | 'textsShown'
  /** The second expected text is shown after the first. */
  | 'lastQuestionMarked';

export interface InputProbe {
  /** Waits for an event of this type and then for the state; `tookMs` is the time between the two. */
  startMeasuring: (event: string, state: AwaitedState, expectedTexts: readonly string[]) => void;
  tookMs: number | null;
  /** Start and length of every task over 50 ms. */
  longTasks: [start: number, length: number][];
}

declare global {
  interface Window {
    inputProbe: InputProbe;
  }
}

/** Runs in the page before its scripts. It cannot use anything outside this function. */
export function installInputProbe(): void {
  /** Fully transparent elements, as at the start of a fade, are not shown. */
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );
  const dialog = '[role=dialog], [role=alertdialog], dialog[open]';
  const cards = () => document.querySelectorAll('main h3').length;
  const radios = (state = '') => document.querySelectorAll(`main input[type=radio]${state}`).length;
  /** Returns the first opaque background colour behind the page title. */
  const getBackgroundColor = () => {
    let element: Element | null = document.querySelector('h1');
    for (; element; element = element.parentElement) {
      const color = getComputedStyle(element).backgroundColor;
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return '';
  };
  /** Finds the first matching texts. The tables have different elements, and all of 1,000 rows are too many to check in each frame. */
  const findTexts = (count: number, fits: (text: string) => boolean) => {
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
  let before = { backgroundColor: '', selectedCount: 0 };
  let expectedTexts: readonly string[] = [];
  const areTextsShown = () => expectedTexts.every((words) => findTexts(1, (text) => text === words).length > 0);
  const stateChecks: Record<AwaitedState, () => boolean> = {
    dialogOpen: () => isShown(dialog),
    dialogClosed: () => !isShown(dialog),
    menuOpen: () => isShown('[role=menuitem]'),
    fewerCourses: () => cards() > 0 && cards() < 48,
    allCourses: () => cards() === 48,
    tableShown: () => document.querySelectorAll('main tr').length === 101,
    backgroundChanged: () => getBackgroundColor() !== before.backgroundColor,
    // Only names end in a number after a letter: the number of the student.
    namesShown: () =>
      findTexts(expectedTexts.length, (text) => /^\p{L}.* \d+$/u.test(text)).join() === expectedTexts.join(),
    questionsShown: () => radios() === 500,
    radioSelected: () => radios(':checked') === before.selectedCount + 1 && areTextsShown(),
    textsShown: areTextsShown,
    lastQuestionMarked: () => {
      const [question = '', outcome = ''] = expectedTexts;
      return document.querySelector('main')?.textContent.split(question)[1]?.includes(outcome) ?? false;
    },
  };

  window.inputProbe = {
    tookMs: null,
    longTasks: [],
    startMeasuring(type, state, texts) {
      window.inputProbe.tookMs = null;
      before = { backgroundColor: getBackgroundColor(), selectedCount: radios(':checked') };
      expectedTexts = texts;
      if (stateChecks[state]()) throw new Error(`${state} was there before ${type}`);
      const onEvent = ({ timeStamp }: Event) => {
        const checkFrame = () => {
          if (!stateChecks[state]()) {
            requestAnimationFrame(checkFrame);
            return;
          }
          // A message arrives after the current frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.inputProbe.tookMs = performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(checkFrame);
      };
      window.addEventListener(type, onEvent, { once: true, capture: true });
    },
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.inputProbe.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}
