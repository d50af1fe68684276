import { PdfLink } from '@fanous/ui/media/PdfLink';
import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

interface SavedFileLinkProps<Answer> {
  /** «ملف PDF» */
  kind: string;
  /** Fetches the item with the file URL on each click: file URLs expire after minutes (decision 12). */
  query: { queryKey: QueryKey; queryFn: (context: { signal?: AbortSignal }) => Promise<Answer> };
  getFileUrl: (answer: Answer) => string | null;
}

/** A link that opens the saved file in a new tab. */
export function SavedFileLink<Answer>({ kind, query, getFileUrl }: SavedFileLinkProps<Answer>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const fetchUrl = async () => {
    const href = getFileUrl(await queryClient.fetchQuery(query));
    if (href === null) throw new Error('The file is gone.');
    return href;
  };
  return (
    <PdfLink
      title={t`Current file`}
      meta={kind}
      fetchUrl={fetchUrl}
      labels={{
        pending: t`Opening the file`,
        failed: t`The file could not be opened. Try again.`,
        ready: t`The file is ready, press to open it`,
      }}
    />
  );
}
