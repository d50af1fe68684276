import { Button } from '@fanous/ui/actions/Button';

export function SubscribeButton() {
  return (
    <Button tone="accent" icon="plus" onPress={() => console.log('subscribed')}>
      اشترك الآن
    </Button>
  );
}
