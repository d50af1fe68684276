import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Makes the text area as high as its text. Its styles limit the height. It has no borders, so nothing is added. */
function fitHeight(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.resize = 'none';
  // A text that became shorter needs less than the present height.
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}

/** Makes a text area grow with its text where the browser has no `field-sizing`, such as Firefox. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>): void {
  // After each render, because the value can change without an event.
  useLayoutEffect(() => {
    if (ref.current) fitHeight(ref.current);
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || CSS.supports('field-sizing', 'content')) return undefined;
    const handleInput = () => fitHeight(element);
    let width = element.clientWidth;
    const resizeObserver = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fitHeight(element);
    });
    resizeObserver.observe(element);
    element.addEventListener('input', handleInput);
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('input', handleInput);
    };
  }, [ref]);
}
