import { minWidth } from '@fanous/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { hasAccess } from './access.ts';
import { useSession } from './useSession.ts';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(minWidth.medium);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const isPhone = () => !window.matchMedia(minWidth.medium).matches;

/** Whether the page has the tab bar: students have it on a phone, but not in a quiz. The header then lacks what the bar has. */
export function useHasTabBar(): boolean {
  const session = useSession();
  const isNarrow = useSyncExternalStore(subscribe, isPhone, () => false);
  const isQuiz = useMatch(paths.quiz.pattern) !== null;
  return session !== null && hasAccess(session.data, ['user']) && isNarrow && !isQuiz;
}
