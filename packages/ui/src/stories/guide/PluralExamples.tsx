import { useId, useState } from 'react';
import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { LiveExample, TableScrollContainer } from './Guide.tsx';
import { slider } from './guide.css.ts';
import { useTextPicker } from './useTextPicker.ts';

// One number of each plural form, and numbers that are often wrong.
const exampleNumbers = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 1250];
const forms = new Intl.PluralRules('ar');

/** Prices in the right plural form: choose a number, or see the examples. */
export function PluralExamples() {
  const pickText = useTextPicker();
  const format = useFormat();
  const id = useId();
  const [pounds, setPounds] = useState(3);
  return (
    <LiveExample>
      <Stack gap="s3">
        <Inline gap="s5">
          <label htmlFor={id}>{pickText('اختر عددًا', 'Choose a number')}</label>
          <Text size="price">{format.price(pounds)}</Text>
        </Inline>
        <input
          id={id}
          className={slider}
          type="range"
          min={0}
          max={120}
          value={pounds}
          aria-valuetext={format.price(pounds)}
          onChange={(event) => setPounds(event.target.valueAsNumber)}
        />
      </Stack>
      <TableScrollContainer label={pickText('صيغ الجمع', 'Plural forms')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{pickText('العدد', 'Number')}</th>
              <th scope="col">{pickText('الصيغة العربية', 'Form in Arabic')}</th>
              <th scope="col">{pickText('السعر', 'Price')}</th>
            </tr>
          </thead>
          <tbody>
            {exampleNumbers.map((number) => (
              <tr key={number}>
                <td>{format.number(number)}</td>
                <td lang="en">
                  <Ltr>{forms.select(number)}</Ltr>
                </td>
                <td>{format.price(number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScrollContainer>
    </LiveExample>
  );
}
