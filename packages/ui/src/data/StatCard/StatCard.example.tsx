import { StatCard } from '@fanous/ui/data/StatCard';

export function SubscriberCount() {
  return (
    <StatCard
      label="المشتركون"
      value="1,284"
      description="زادوا 12% هذا الشهر"
      icon="users"
      tone="success"
      href="/dashboard/users"
    />
  );
}
