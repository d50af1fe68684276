import type { Language } from '../../intl/digits.ts';
import type { ReactionLabels } from './reactions.ts';

const formatArabicCount = (n: number) =>
  ({
    zero: 'لا توجد تفاعلات',
    one: 'تفاعل واحد',
    two: 'تفاعلان',
    few: `${n} تفاعلات`,
    many: `${n} تفاعلًا`,
    other: `${n} تفاعل`,
  })[new Intl.PluralRules('ar').select(n)];

/** Sample labels of the reactions. */
export const reactionLabels: Record<Language, ReactionLabels> = {
  ar: {
    names: { love: 'أحببته', like: 'أعجبني', angry: 'يحتاج تصحيحًا', care: 'أدعمه' },
    button: (name, count) => `${name}، ${formatArabicCount(count)}`,
    done: (name) => `تم تسجيل تفاعلك: ${name}`,
    withdrawn: 'أُزيل تفاعلك',
  },
  en: {
    names: { love: 'Love', like: 'Like', angry: 'Needs correction', care: 'Care' },
    button: (name, count) => `${name}, ${count} ${count === 1 ? 'reaction' : 'reactions'}`,
    done: (name) => `Your reaction is recorded: ${name}`,
    withdrawn: 'Your reaction is removed',
  },
};

export const reactToLabels = {
  ar: (title: string) => `تفاعلك مع ${title}`,
  en: (title: string) => `Your reaction to ${title}`,
};
