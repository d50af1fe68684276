import type { IconName } from '../../media/Icon/icons.ts';

const iconsByType: [kind: string, icon: IconName][] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'headphones'],
];

/** The icon for the type of a file. */
export const getFileIcon = ({ type }: Pick<File, 'type'>): IconName =>
  iconsByType.find(([kind]) => type.startsWith(kind))?.[1] ?? 'file-text';
