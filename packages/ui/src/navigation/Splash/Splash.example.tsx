import { Splash } from '@fanous/ui/navigation/Splash';
import { Logo } from '@fanous/ui/media/Logo';
import { useState } from 'react';

export function Intro() {
  const [isShown, setShown] = useState(true);
  return <>{isShown && <Splash logo={<Logo size="hero" />} skipLabel="تخطي" onDone={() => setShown(false)} />}</>;
}
