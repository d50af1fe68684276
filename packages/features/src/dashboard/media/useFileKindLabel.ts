import { useLingui } from '@lingui/react/macro';
import { getRecordKind } from '../../shared/course/recordKind.ts';

/** Returns a function that names the kind of a file by its media type. */
export function useFileKindLabel(): (type: string) => string {
  const { t } = useLingui();
  const kinds = { pdf: t`PDF file`, doc: t`Document`, audio: t`Audio file`, video: t`Video file` };
  return (type) => kinds[getRecordKind(type)];
}
