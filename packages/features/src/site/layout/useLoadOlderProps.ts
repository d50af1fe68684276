import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';

interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; error: Error | null }>;
}

interface LoadOlderProps {
  label: string;
  loadingLabel: string;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** The props of the button that loads older notifications. Undefined if all are loaded. */
export function useLoadOlderProps({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: PagedQuery): LoadOlderProps | undefined {
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
