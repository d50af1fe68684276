import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { TextField } from '@fanous/ui/forms/TextField';
import { Stack } from '@fanous/ui/layout/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { EmbedFieldStatus } from './EmbedFieldStatus.tsx';
import { useEmbedField } from './useEmbedField.ts';
import { useFoundVideoLabel } from './useFoundVideoLabel.ts';
import { useEmbedMetadataLabel } from './useEmbedMetadataLabel.ts';
import { useEmbedMetadata } from './useEmbedMetadata.ts';

interface EmbedFieldProps {
  name: 'url' | 'website_url';
  label: string;
  /** The hint. Receives the names of the allowed sites. */
  getDescription: (sites: string) => string;
  /** The player of this field's ids. */
  player: keyof GetSettingsResult['players'];
  savedValue: string | null | undefined;
  isRequired: boolean;
  onChange?: (value: string) => void;
  /** Shown below what was recognized. */
  action?: ReactNode;
}

// The code of an iframe is longer than the URL in it.
const maxPastedLength = 2000;

/** The field for the id of a video or a link to it. Says which site a link belongs to. */
export function EmbedField(props: EmbedFieldProps) {
  const { name, label, getDescription, player, savedValue, isRequired, onChange, action } = props;
  const formLabels = useSharedFormTexts();
  const { announcements } = useApp();
  const { sites, findVideo, validate } = useEmbedField(player, savedValue);
  const getFoundLabel = useFoundVideoLabel();
  const [value, setValue] = useState(savedValue ?? '');
  const video = findVideo(value);
  const metadata = useEmbedMetadata(value === savedValue ? undefined : video);
  const metadataLabel = useEmbedMetadataLabel(video, metadata);
  useEffect(() => {
    if (metadataLabel !== undefined) announcements.emit(metadataLabel);
  }, [announcements, metadataLabel]);

  const handleChange = (text: string) => {
    const pastedVideo = findVideo(text);
    // Replaces the code of an iframe or a sentence with the address in it.
    const next = pastedVideo && /[\s<]/.test(text.trim()) ? pastedVideo.playerUrl : text;
    setValue(next);
    onChange?.(next);
    if (pastedVideo && pastedVideo.playerUrl !== video?.playerUrl) announcements.emit(getFoundLabel(pastedVideo));
  };
  return (
    <Stack gap="s2">
      <TextField
        name={name}
        label={label}
        description={getDescription(sites)}
        inputDir="ltr"
        value={value}
        onChange={handleChange}
        validate={validate}
        autoComplete="off"
        spellCheck="false"
        maxLength={maxPastedLength}
        {...(isRequired ? formLabels.getRequiredProps(label) : { optionalLabel: formLabels.optionalLabel })}
      />
      {video && <EmbedFieldStatus video={video} metadata={metadata} />}
      {action}
    </Stack>
  );
}
