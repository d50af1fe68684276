import { StatCard } from '@fanous/ui/data/StatCard';
import { StatGrid } from '@fanous/ui/data/StatGrid';

export function Overview() {
  return (
    <StatGrid>
      <StatCard label="الدورات" value="36" icon="book-open" />
      <StatCard label="المشتركون" value="1,284" icon="users" />
    </StatGrid>
  );
}
