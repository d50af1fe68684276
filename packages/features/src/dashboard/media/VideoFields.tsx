import type { Schema } from '@fanous/api-client/client';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { RadioGroup } from '@fanous/ui/forms/RadioGroup';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { ChaptersField } from './ChaptersField.tsx';
import { EmbedField } from './EmbedField.tsx';
import { getNewLink } from './getNewLink.ts';
import { findNewFileUrl } from './findNewFileUrl.ts';
import { DurationField } from './DurationField.tsx';
import { TitleField } from './TitleField.tsx';
import { TitleSuggestion } from './TitleSuggestion.tsx';
import { sourceChoiceName } from './useSaveVideo.ts';
import { useEmbedHint } from './useEmbedHint.ts';
import { CaptionsSection } from './CaptionsSection.tsx';
import { VideoPreview } from './VideoPreview.tsx';

const lazyVideoFileField = lazyComponent('VideoFileField', () => import('./VideoFileField.tsx'));

/** The fields of a new or existing video: a link for each player, or a file. */
export function VideoFields({ video }: { video?: Schema<'Video'> | undefined }) {
  const { t } = useLingui();
  const getHint = useEmbedHint();
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const maxBytes = settings?.limits.video_bytes;
  const [sources, setSources] = useState({ url: video?.url ?? '', website_url: video?.website_url ?? '' });
  const hasFile = video?.video_type !== undefined;
  const [source, setSource] = useState(hasFile ? 'file' : 'link');
  const isLink = source === 'link';
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState(video?.title ?? '');
  const titleRef = useRef<HTMLInputElement>(null);
  const { name_max } = useFieldLimits();
  const newLink = getNewLink(sources, video, settings);
  // The length of another source is not the saved one.
  const isSavedSource = isLink
    ? !hasFile && sources.url === (video?.url ?? '') && sources.website_url === (video?.website_url ?? '')
    : hasFile && file === undefined;
  const titleSuggestion = title.trim() === '' && (
    <TitleSuggestion
      video={newLink.video}
      onPress={(suggestedTitle) => {
        setTitle(Array.from(suggestedTitle).slice(0, name_max).join(''));
        titleRef.current?.focus();
      }}
    />
  );
  const [wasFileChosen, setWasFileChosen] = useState(hasFile);
  const websiteHint = video
    ? t`Played on the website. If empty, the application URL is played.`
    : t`Played on the website.`;
  return (
    <>
      <TitleField ref={titleRef} value={title} onChange={setTitle} />
      {/* A legacy API takes no files. The form has the field either way, so that it does not count as a change. */}
      {maxBytes === null ? (
        <input type="hidden" name={sourceChoiceName} value="link" />
      ) : (
        <RadioGroup
          name={sourceChoiceName}
          label={t`Video source`}
          value={source}
          onChange={(value) => {
            setSource(value);
            if (value === 'file') setWasFileChosen(true);
          }}
          options={[
            { value: 'link', label: t`Link or ID` },
            { value: 'file', label: t`File from your device` },
          ]}
        />
      )}
      {/* Fields of the other choice keep their values, but are neither checked nor sent. */}
      <fieldset hidden={!isLink} disabled={!isLink}>
        <Stack gap="s7">
          <EmbedField
            name="url"
            label={t`Application URL`}
            getDescription={getHint}
            player="app"
            savedValue={video?.url}
            isRequired
            onChange={(url) => setSources({ ...sources, url })}
            action={newLink.name === 'url' && titleSuggestion}
          />
          <EmbedField
            name="website_url"
            label={t`Website URL`}
            getDescription={() => websiteHint}
            player="website"
            savedValue={video?.website_url}
            isRequired={video === undefined}
            onChange={(website_url) => setSources({ ...sources, website_url })}
            action={newLink.name === 'website_url' && titleSuggestion}
          />
        </Stack>
      </fieldset>
      {typeof maxBytes === 'number' && wasFileChosen && (
        <fieldset hidden={isLink} disabled={isLink}>
          <lazyVideoFileField.Component video={hasFile ? video : undefined} maxBytes={maxBytes} onChange={setFile} />
        </fieldset>
      )}
      {/* Legacy APIs have no lengths. */}
      {(video ? video.duration !== undefined : maxBytes !== null) && (
        <DurationField
          savedSeconds={isSavedSource ? video?.duration : null}
          media={isLink ? findNewFileUrl(sources, video, settings) : file}
          linkedVideo={isLink ? newLink.video : undefined}
        />
      )}
      {/* Legacy APIs have no chapters. */}
      {(video ? video.chapters !== undefined : maxBytes !== null) && <ChaptersField savedChapters={video?.chapters} />}
      <Checkbox
        name="is_free"
        value="1"
        defaultSelected={video?.is_free === 1}
        description={
          settings?.free_videos_without_account === 1
            ? t`Anyone can watch it, even without an account.`
            : t`Anyone who is logged in can watch it without a subscription.`
        }
      >
        {t`Free video`}
      </Checkbox>
      {/* Legacy APIs have no captions. */}
      {(video ? video.captions !== undefined : maxBytes !== null) && <CaptionsSection video={video} />}
      {isLink && <VideoPreview sources={sources} savedSources={video} />}
    </>
  );
}
