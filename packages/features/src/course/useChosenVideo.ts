import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';

interface ChosenVideo {
  /** The video that the address names, open or not. */
  chosenId: number | undefined;
  choose: (id: number) => void;
  /** Goes to sign in, and comes back to this very video (decision 11). */
  signInFor: (id: number) => void;
}

/** The choice of a video lives in the address, so that a link and the back button lead to it. */
export function useChosenVideo(slug: string): ChosenVideo {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('video') ?? '';
  return {
    chosenId: /^[1-9]\d{0,15}$/.test(named) ? Number(named) : undefined,
    choose: (id) => setSearch({ video: String(id) }, { preventScrollReset: true }),
    signInFor: (id) => void navigate(paths.login.to({ next: paths.course.to({ slug }, { video: id }) })),
  };
}
