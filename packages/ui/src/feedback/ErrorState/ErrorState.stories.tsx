import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { ErrorState } from './ErrorState.tsx';

const labels = {
  ar: {
    title: 'تعذّر تحميل الدورات',
    description: 'تعذّر الاتصال بالخادم. تحقّق من الإنترنت ثم أعد المحاولة.',
    retryLabel: 'إعادة المحاولة',
    retryingLabel: 'جارٍ التحميل',
    home: 'الرئيسية',
    missing: 'هذه الصفحة غير موجودة',
  },
  en: {
    title: 'The courses could not be loaded',
    description: 'Could not reach the server. Check your connection, then try again.',
    retryLabel: 'Try again',
    retryingLabel: 'Loading',
    home: 'Home',
    missing: 'There is no such page',
  },
};
const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: '', onRetry: fn(), retryLabel: '', isRetrying: false, retryingLabel: '' },
  parameters: {
    docs: {
      description: {
        component: `
Replaces content that could not be loaded. It is announced. Give it a way out: \`onRetry\` to try again, or an \`action\` such as a link to another
page. Without them it has no button. For an empty list use \`EmptyState\`.

| Key | Does |
|---|---|
| Enter, Space | on the button: tries again; the focus stays on it |`,
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ isRetrying, onRetry }, { globals }) => {
    const { title, description, retryLabel, retryingLabel } = localize(globals, labels);
    const retry = { onRetry: onRetry ?? fn(), retryLabel, isRetrying: isRetrying ?? false, retryingLabel };
    return <ErrorState title={title} description={description} {...retry} />;
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { title, description, retryLabel, retryingLabel, home, missing } = localize(globals, labels);
    return (
      <Stack gap="s7">
        {[false, true].map((isRetrying) => (
          <Card key={String(isRetrying)}>
            <ErrorState
              title={title}
              description={description}
              onRetry={fn()}
              retryLabel={retryLabel}
              isRetrying={isRetrying}
              retryingLabel={retryingLabel}
            />
          </Card>
        ))}
        <Card>
          <ErrorState
            title={missing}
            action={
              <ButtonLink href="/" variant="outline" icon="house">
                {home}
              </ButtonLink>
            }
          />
        </Card>
      </Stack>
    );
  },
};
