import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { toVariableName } from '../../theme/variableNames.ts';
import { preview } from './guide.css.ts';
import type { Themes } from './themeOverrides.ts';
import { useTextPicker } from './useTextPicker.ts';

interface ThemePreviewProps {
  /** The name of the theme, as the heading. */
  title: string;
  colors: Themes['light'];
  colorScheme: 'light' | 'dark';
}

/** A few parts in the given colours. */
export function ThemePreview({ title, colors, colorScheme }: ThemePreviewProps) {
  const pickText = useTextPicker();
  const variables = Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [toVariableName(['color', name]), value]),
  );
  return (
    <section aria-label={title} className={preview} data-theme={colorScheme} style={variables}>
      <Stack gap="s5">
        <Heading level={3}>{title}</Heading>
        <Card>
          <Stack gap="s4">
            <Inline>
              <Badge tone="success" icon="circle-check">
                {pickText('مجاني', 'Free')}
              </Badge>
              <Badge tone="info">{pickText('جديد', 'New')}</Badge>
            </Inline>
            <Text>
              {pickText('راجع', 'Read')}{' '}
              <Link href="#preview">{pickText('درس المعادلات', 'the lesson on equations')}</Link>{' '}
              {pickText('قبل الاختبار.', 'before the quiz.')}
            </Text>
            <Text tone="muted">{pickText('12 فيديو، 3 اختبارات', '12 videos, 3 quizzes')}</Text>
            <TextField
              label={pickText('البريد الإلكتروني', 'E-mail')}
              description={pickText('نرسل إليه الرمز.', 'We send the code to it.')}
              type="email"
              invalidMessage={pickText('اكتب بريدًا صحيحًا.', 'Enter a correct address.')}
            />
            <Switch defaultSelected>{pickText('إشعارات الدروس', 'Notify me about lessons')}</Switch>
          </Stack>
        </Card>
        <Inline>
          <Button tone="accent">{pickText('اشترك الآن', 'Subscribe')}</Button>
          <Button tone="primary">{pickText('حفظ', 'Save')}</Button>
          <Button variant="outline">{pickText('إلغاء', 'Cancel')}</Button>
          <Button tone="danger">{pickText('حذف', 'Delete')}</Button>
        </Inline>
        <Banner tone="warning">{pickText('لا اتصال بالإنترنت.', 'You are offline.')}</Banner>
      </Stack>
    </section>
  );
}
