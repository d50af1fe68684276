import { Logo } from '@fanous/ui/media/Logo';

export function Brand() {
  return <Logo size="large" />;
}
