import { CategoryTile } from '@fanous/ui/learning/CategoryTile';

export function MathTile() {
  return <CategoryTile href="/categories/1" name="الرياضيات" categoryId={1} count="12 دورة" />;
}
