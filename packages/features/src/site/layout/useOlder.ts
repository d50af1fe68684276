import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; error: Error | null }>;
}

interface Older {
  label: string;
  loadingLabel: string;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** The way to the notifications before those of a list; nothing when it has all of them. */
export function useOlder({ hasNextPage, isFetchingNextPage, fetchNextPage }: Paged): Older | undefined {
  const { t } = useLingui();
  const toast = useToast();
  const errorText = useErrorText();
  const loadMore = async () => {
    const { isFetchNextPageError, error } = await fetchNextPage();
    if (isFetchNextPageError && error)
      toast({ tone: 'danger', title: t`Older notifications could not be loaded`, description: errorText(error) });
  };
  if (!hasNextPage) return undefined;
  return {
    label: t`Show more`,
    loadingLabel: t`Loading`,
    isLoading: isFetchingNextPage,
    onLoadMore: () => void loadMore(),
  };
}
