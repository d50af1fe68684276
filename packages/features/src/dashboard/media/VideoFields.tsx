import type { Schema } from '@fanous/api-client/client';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { TitleField } from './TitleField.tsx';
import { useEmbedField } from './useEmbedField.ts';
import { VideoPreview } from './VideoPreview.tsx';

/** The fields of a new or existing video. */
export function VideoFields({ video }: { video?: Schema<'Video'> | undefined }) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const [sources, setSources] = useState({ url: video?.url ?? '', website_url: video?.website_url ?? '' });
  const { sites, createValidator: check } = useEmbedField();
  const sourceDescription = sites
    ? t`The ID of the video in the player, or a link that begins with https from: ${sites}.`
    : t`The ID of the video in the player.`;
  return (
    <>
      <TitleField title={video?.title} />
      <TextField
        name="url"
        label={t`Application URL`}
        description={sourceDescription}
        inputDir="ltr"
        defaultValue={sources.url}
        onChange={(url) => setSources({ ...sources, url })}
        validate={check('app', video?.url)}
        autoComplete="off"
        maxLength={500}
        {...formLabels.getRequiredProps(t`Application URL`)}
      />
      <TextField
        name="website_url"
        label={t`Website URL`}
        description={
          video ? t`Played on the website. If empty, the application URL is played.` : t`Played on the website.`
        }
        inputDir="ltr"
        defaultValue={sources.website_url}
        onChange={(website_url) => setSources({ ...sources, website_url })}
        validate={check('website', video?.website_url)}
        autoComplete="off"
        maxLength={500}
        {...(video ? { optionalLabel: formLabels.optionalLabel } : formLabels.getRequiredProps(t`Website URL`))}
      />
      <Checkbox
        name="is_free"
        value="1"
        defaultSelected={video?.is_free === 1}
        description={t`Anyone who is logged in can watch it without a subscription.`}
      >
        {t`Free video`}
      </Checkbox>
      <VideoPreview sources={sources} savedSources={video} />
    </>
  );
}
