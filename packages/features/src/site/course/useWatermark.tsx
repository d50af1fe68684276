import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import type { Course } from './courseAccess.ts';

const lazyVideoWatermark = lazyComponent('VideoWatermark', () => import('./VideoWatermark.tsx'));

/** Returns the watermark for paid videos of a course, or undefined if it is free or the operator wants none. */
export function useWatermark({ price }: Course): ReactNode | undefined {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  return price > 0 && settings?.video_watermark === 1 ? <lazyVideoWatermark.Component /> : undefined;
}
