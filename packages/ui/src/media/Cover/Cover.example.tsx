import { Cover } from '@fanous/ui/media/Cover';

export function AlgebraCover() {
  return <Cover seed="12" categoryId={1} ratio="16:9" />;
}
