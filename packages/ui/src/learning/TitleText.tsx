import { useTitleProps } from './useTitleProps.ts';

/** A user-written title in a `bdi`. */
export function TitleText({ children }: { children: string }) {
  return <bdi {...useTitleProps(children)} />;
}
