/** One source of input, such as a mouse, with what it does: the form that both kinds of WebDriver share. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: (
    | { type: 'pointerMove'; x: number; y: number }
    | { type: 'pointerDown' | 'pointerUp'; button: number }
    | { type: 'keyDown' | 'keyUp'; value: string }
  )[];
}

/** A browser with one window, which a test run has started. */
export interface BrowserWindow {
  /** Starts to load a page. Does not wait for it. */
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. Returns its result, which JSON can express. */
  evaluate: (body: string) => Promise<unknown>;
  /** Acts as a user does, with events that the browser creates. */
  act: (sources: InputSource[]) => Promise<void>;
  /** Ends the browser and removes its files. */
  close: () => Promise<void>;
}

/** Larger than the viewport of any story, so that no part of one lies outside of the window. */
export const windowSize = { width: 1400, height: 1000 };
