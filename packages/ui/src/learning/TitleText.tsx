import { useTitleText } from './useTitleText.ts';

/** A title that somebody else wrote, where no element of its own stands for it already. */
export function TitleText({ children }: { children: string }) {
  return <bdi {...useTitleText(children)} />;
}
