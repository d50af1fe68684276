import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** The player of recordings, for the section of recordings and for units. */
export const lazyRecordingPlayer = lazyComponent('RecordingPlayer', () => import('./RecordingPlayer.tsx'));
