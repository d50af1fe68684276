import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';
import { readMediaDuration } from './readMediaDuration.ts';

/** Returns the length of a chosen file or of a linked video file, in seconds. Undefined until it is known. */
export function useMediaDuration(media: File | string | undefined): number | undefined {
  const debouncedMedia = useDebouncedValue(media, 500);
  const [result, setResult] = useState<{ media: File | string; seconds: number | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const read = async (source: File | string) => {
      const seconds = await readMediaDuration(source);
      if (isCurrent) setResult({ media: source, seconds });
    };
    if (debouncedMedia !== undefined) void read(debouncedMedia);
    return () => {
      isCurrent = false;
    };
  }, [debouncedMedia]);
  return result?.media === media ? result?.seconds : undefined;
}
