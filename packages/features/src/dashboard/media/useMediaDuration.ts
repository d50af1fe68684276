import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';
import { readMediaDuration } from './readMediaDuration.ts';

/** Returns the length of a chosen file or of a linked video file, in seconds. Undefined until it is known. */
export function useMediaDuration(media: File | string | undefined): number | undefined {
  const settledMedia = useDebouncedValue(media, 500);
  const [known, setKnown] = useState<{ media: File | string; seconds: number | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const read = async (given: File | string) => {
      const seconds = await readMediaDuration(given);
      if (isCurrent) setKnown({ media: given, seconds });
    };
    if (settledMedia !== undefined) void read(settledMedia);
    return () => {
      isCurrent = false;
    };
  }, [settledMedia]);
  return known?.media === media ? known?.seconds : undefined;
}
