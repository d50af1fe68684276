import type { IconName } from '../../media/Icon/icons.ts';

const kinds: [kind: string, icon: IconName][] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'headphones'],
];

/** The sign of what a file seems to hold. */
export const fileIcon = ({ type }: Pick<File, 'type'>): IconName =>
  kinds.find(([kind]) => type.startsWith(kind))?.[1] ?? 'file-text';
