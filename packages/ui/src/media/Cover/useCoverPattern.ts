import { type RefObject, useEffect, useMemo, useState } from 'react';
import { findCoverRenderer, loadCovers } from './loadCovers.ts';
import type { CoverOptions } from './renderCoverSvg.ts';

/**
 * Returns the SVG text of a pattern. It is empty while the code that draws patterns loads, and for a pattern that the server has
 * drawn into `ref`: that one stays until other options are given. So a page from the server does not load this code.
 */
export function useCoverPattern(
  ref: RefObject<HTMLElement | null>,
  seed: string,
  { categoryId, ratio, courseTitle, id }: CoverOptions,
): string {
  const [renderCover, setRenderCover] = useState(findCoverRenderer);
  const key = JSON.stringify([seed, categoryId, ratio, courseTitle]);
  const [firstKey] = useState(key);
  useEffect(() => {
    const isFromServer = key === firstKey && ref.current?.hasChildNodes();
    if (renderCover || isFromServer) return;
    loadCovers().then(
      () => setRenderCover(findCoverRenderer),
      // Without this code the cover stays empty.
      () => {},
    );
  }, [ref, renderCover, key, firstKey]);
  return useMemo(
    () => renderCover?.(seed, { categoryId, ratio, courseTitle, id }) ?? '',
    [renderCover, seed, categoryId, ratio, courseTitle, id],
  );
}
