import { Text } from '@fanous/ui/layout/Text';
import { failureView } from './failureViews.ts';
import { useErrorText } from './useErrorText.ts';

export interface QueryFailureProps {
  error: unknown;
  retry: () => unknown;
  isRetrying?: boolean;
  /** What could not be loaded, where the catalogue of errors (spec §8) has words for it. */
  title?: string;
  /** The page that it stands for, by name, where it is all there is: it then has the page's heading and title. */
  page?: string;
  /** It stands in a part of a page that has a heading of its own. */
  isPart?: boolean;
}

/** Stands where a list or a page would be, had its call not failed: what happened, and a way on. */
export function QueryFailure(props: QueryFailureProps) {
  const errorText = useErrorText();
  return <failureView.Component {...props} otherwise={<Text role="alert">{errorText(props.error)}</Text>} />;
}
