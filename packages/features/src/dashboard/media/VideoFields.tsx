import type { Schema } from '@fanous/api-client/client';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmbedField } from './EmbedField.tsx';
import { TitleField } from './TitleField.tsx';
import { useEmbedHint } from './useEmbedHint.ts';
import { VideoPreview } from './VideoPreview.tsx';

/** The fields of a new or existing video. */
export function VideoFields({ video }: { video?: Schema<'Video'> | undefined }) {
  const { t } = useLingui();
  const getHint = useEmbedHint();
  const [sources, setSources] = useState({ url: video?.url ?? '', website_url: video?.website_url ?? '' });
  const websiteHint = video
    ? t`Played on the website. If empty, the application URL is played.`
    : t`Played on the website.`;
  return (
    <>
      <TitleField title={video?.title} />
      <EmbedField
        name="url"
        label={t`Application URL`}
        getDescription={getHint}
        player="app"
        savedValue={video?.url}
        isRequired
        onChange={(url) => setSources({ ...sources, url })}
      />
      <EmbedField
        name="website_url"
        label={t`Website URL`}
        getDescription={() => websiteHint}
        player="website"
        savedValue={video?.website_url}
        isRequired={video === undefined}
        onChange={(website_url) => setSources({ ...sources, website_url })}
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
