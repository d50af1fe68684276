import { ReactionBar } from '@fanous/ui/learning/ReactionBar';
import { useState } from 'react';

export function SummaryReactions() {
  const [kind, setKind] = useState<'love' | 'like' | 'angry' | 'care' | null>(null);
  return (
    <ReactionBar
      label="تفاعلك مع ملخص الباب الأول"
      counts={{ like: 12, love: 5 }}
      selectedKind={kind}
      onReact={(chosen) => Promise.resolve(setKind(chosen))}
      labels={{
        names: { love: 'أحببته', like: 'أعجبني', angry: 'يحتاج تصحيحًا', care: 'أدعمه' },
        button: (name, count) => `${name}، ${count}`,
        done: (name) => `سُجّل تفاعلك: ${name}`,
        withdrawn: 'أُزيل تفاعلك',
      }}
    />
  );
}
