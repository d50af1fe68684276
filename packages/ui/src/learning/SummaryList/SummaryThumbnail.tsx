import { useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './SummaryList.css.ts';

/** The first page of a summary, or an icon. It lies beside the link that contains it, so that pressing it opens the file. */
export function SummaryThumbnail({ src }: { src: string | null }) {
  const [failedSrc, setFailed] = useState<string | null>(null);
  return (
    <span className={css.thumbnail}>
      {src && src !== failedSrc ? (
        <img
          className={css.thumbnailImage}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon name="file-text" size={24} />
      )}
    </span>
  );
}
