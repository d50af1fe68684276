import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import type { Course } from './courseAccess.ts';

const lazyVideoWatermark = lazyComponent('VideoWatermark', () => import('./VideoWatermark.tsx'));

/** Returns the mark for what is paid in a course, if the operator wants one. */
export function useWatermark({ price }: Course): ReactNode | undefined {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  return price > 0 && settings?.video_watermark === 1 ? <lazyVideoWatermark.Component /> : undefined;
}
