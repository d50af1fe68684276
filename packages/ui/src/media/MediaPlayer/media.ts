import type { ReactNode, Ref } from 'react';
import type { PlayerControl, PositionHandler } from '../playback.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** A WebVTT file. It has to be on the origin of the page. */
export interface CaptionTrack {
  src: string;
  /** Language tag such as `ar`. */
  language: string;
  /** The name in the menu: «العربية». */
  label: string;
}

/** A chapter ends where the next one starts. */
export interface Chapter {
  /** Seconds from the start. */
  start: number;
  title: string;
}

/** The texts of the player. */
export interface MediaPlayerLabels {
  play: string;
  pause: string;
  /** «إلى الخلف 10 ثوانٍ». */
  back: (seconds: number) => string;
  /** «إلى الأمام 10 ثوانٍ». */
  forward: (seconds: number) => string;
  /** Name of the time line. */
  timeline: string;
  /** Value of the time line for screen readers: «12 دقيقة من 48 دقيقة». */
  position: (elapsed: string, total: string) => string;
  mute: string;
  unmute: string;
  volume: string;
  /** Name of the menu, if there are several tracks. */
  captions: string;
  captionsOff: string;
  showCaptions: string;
  hideCaptions: string;
  chapters: string;
  speed: string;
  quality: string;
  /** The quality that the player chooses by itself. */
  automatic: string;
  pictureInPicture: string;
  exitPictureInPicture: string;
  fullScreen: string;
  exitFullScreen: string;
  loading: string;
  /** Shown when the file cannot be played. */
  failed: string;
  /** Announced after the key M. */
  muted: string;
  unmuted: string;
  /** Announced after the key C. */
  captionsShown: string;
  captionsHidden: string;
}

export interface MediaPlayerProps extends RootElementProps {
  src: string;
  /** Media type such as `video/mp4`; `audio/…` has no picture, `application/vnd.apple.mpegurl` is HLS. */
  type: string;
  /** The accessible name: «المراجعة النهائية – مشغّل التسجيل». */
  label: string;
  labels: MediaPlayerLabels;
  /** Address of a picture that is shown before the video plays. */
  poster?: string;
  /** The caption files, one per language. */
  captions?: readonly CaptionTrack[];
  /** The chapters in order: marked on the time line, with a menu. */
  chapters?: readonly Chapter[];
  /** Shown over the picture, also in full screen. The video then has no picture in picture, which would not show it. */
  watermark?: ReactNode;
  /** Seconds from the start at which it begins. */
  startPosition?: number;
  /** Lets the page seek and play. */
  controlRef?: Ref<PlayerControl> | undefined;
  /** Called every five seconds while it plays, and after a start, a pause, a seek and the end. */
  onPositionChange?: PositionHandler | undefined;
  /** Fills the height of its container. */
  fill?: boolean;
  /** The address does not work any more. Set a new `src`; it continues from the same position. */
  onExpired?: (() => void) | undefined;
  /** The new address does not work either. */
  onFailed?: (() => void) | undefined;
  /** The address of captions does not work. Set new `captions`; those that are shown stay shown. */
  onCaptionsExpired?: (() => void) | undefined;
}

/** Whether a media type has no picture. */
export const isAudioType = (type: string): boolean => type.startsWith('audio/') && !isHlsType(type);

/** Whether a media type is a playlist of HLS. */
export const isHlsType = (type: string): boolean => /mpegurl$/i.test(type);
