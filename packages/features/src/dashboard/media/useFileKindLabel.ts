import { useLingui } from '@lingui/react/macro';
import { getRecordKind } from '../../shared/course/recordKind.ts';

/** What an uploaded file is, by its media type. */
export function useFileKindLabel(): (type: string) => string {
  const { t } = useLingui();
  const kinds = { pdf: t`PDF file`, doc: t`Document`, audio: t`Audio file`, video: t`Video file` };
  return (type) => kinds[getRecordKind(type)];
}
