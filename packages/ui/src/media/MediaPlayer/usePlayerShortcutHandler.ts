import type { KeyboardEvent } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { MediaPlayerLabels } from './media.ts';
import { findShortcut } from './shortcuts.ts';
import type { PlayerActions } from './usePlayerActions.ts';

/** What a key has changed: shown over the picture for a moment, and announced. */
export interface PlayerNotice {
  text: string;
  /** The words for screen readers, where the text alone says too little. */
  spoken: string;
}

/** Returns the key handler of the player. It acts on keys inside the player only, so that it takes no keys from the page. */
export function usePlayerShortcutHandler(
  actions: PlayerActions,
  labels: MediaPlayerLabels,
  notify: (notice: PlayerNotice) => void,
) {
  const format = useFormat();
  const notifyText = (text: string) => notify({ text, spoken: text });

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element))
      return;
    // A menu is outside, or inside in full screen. It has keys of its own.
    if (!event.currentTarget.contains(target) || target.closest('[role="menu"]')) return;
    const shortcut = findShortcut(event);
    if (!shortcut) return;
    if (event.key === ' ' && target.closest('button')) return;
    const isSlider = target instanceof HTMLInputElement;
    if (isSlider && target.step !== 'any' && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    switch (shortcut.action) {
      case 'togglePlay':
        return actions.togglePlay();
      case 'toggleFullScreen':
        return actions.toggleFullScreen();
      case 'seekBy':
      case 'seekToRatio': {
        const time =
          shortcut.action === 'seekBy' ? actions.seekBy(shortcut.seconds) : actions.seekToRatio(shortcut.ratio);
        // The focused slider speaks itself.
        return notify({ text: format.duration(time), spoken: isSlider ? '' : format.longDuration(time) });
      }
      case 'changeVolume':
        return notifyText(
          `${labels.volume} ${format.percent(Math.round(actions.changeVolume(shortcut.change) * 100) / 100)}`,
        );
      case 'changeSpeed':
        return notifyText(`${labels.speed} ${format.number(actions.changeSpeed(shortcut.steps))}×`);
      case 'toggleMute':
        return notifyText(actions.toggleMute() ? labels.muted : labels.unmuted);
      case 'toggleCaptions': {
        const isShown = actions.toggleCaptions();
        if (isShown !== undefined) notifyText(isShown ? labels.captionsShown : labels.captionsHidden);
      }
    }
  };
}
