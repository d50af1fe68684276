import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';

/** How much a summary may hold on this server. Undefined until the settings are loaded. */
export function useComposerLimits(): SummaryComposerProps['limits'] {
  const limits = useQuery(getSettingsQuery(useApp().api)).data?.limits;
  const { name_max } = useFieldLimits();
  return (
    limits && {
      photos: limits.summary_images,
      photoBytes: limits.image_bytes,
      pdfBytes: limits.pdf_bytes,
      nameLength: name_max,
    }
  );
}
