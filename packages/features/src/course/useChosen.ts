import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';

/** What of a course an address can name, as in `?video=102`. Quizzes have pages of their own. */
export type ItemKind = 'video' | 'record' | 'file' | 'summary';

/** The items that the address names. */
export interface Chosen {
  /** The item of this kind, open or not. */
  idOf: (kind: ItemKind) => number | undefined;
  /** Names an item, in place of what was named; `beside` stays, as a video that plays while something locked explains itself. */
  choose: (kind: ItemKind, id: number, beside?: ItemKind) => void;
  /** Goes to sign in, and comes back to this very item (decision 11). */
  signInFor: (kind: ItemKind, id: number) => void;
}

/** The choice of an item lives in the address, so that a link, the back button and the way back from sign-in lead to it. */
export function useChosen(slug: string): Chosen {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return {
    idOf: (kind) => {
      const named = search.get(kind) ?? '';
      return /^[1-9]\d{0,15}$/.test(named) ? Number(named) : undefined;
    },
    choose: (kind, id, beside) => {
      const kept = beside && search.get(beside);
      setSearch({ ...(kept && { [beside]: kept }), [kind]: String(id) }, { preventScrollReset: true });
    },
    signInFor: (kind, id) => void navigate(paths.login.to({ next: paths.course.to({ slug }, { [kind]: id }) })),
  };
}
