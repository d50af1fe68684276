import { Text } from '../../layout/Text/Text.tsx';
import type { Tab } from './Tabs.tsx';

export const tabLabels = {
  ar: {
    label: 'محتوى الدورة',
    names: ['الفيديوهات', 'التسجيلات', 'الملخصات', 'الاختبارات', 'المشتركون'],
    about: (name: string) => `${name} الخاصة بدورة الفيزياء للصف الثالث الثانوي.`,
  },
  en: {
    label: 'Content of the course',
    names: ['Videos', 'Recordings', 'Summaries', 'Quizzes', 'Subscribers'],
    about: (name: string) => `${name} of Physics for the third secondary year.`,
  },
};
const ids = ['videos', 'records', 'summaries', 'quizzes', 'subscribers'];

/** Creates five tabs; the fourth is disabled. */
export const createTabs = (labels: (typeof tabLabels)['ar'], hasDetails = true): Tab[] =>
  labels.names.map((label, at) => ({
    id: ids[at] ?? label,
    label,
    ...(hasDetails && at === 0 && { icon: 'video' as const }),
    ...(hasDetails && at < 3 && { count: [12, 3, 128][at] ?? 0 }),
    isDisabled: at === 3,
    content: <Text>{labels.about(label)}</Text>,
  }));
