import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { LiveExample, TableScrollContainer } from './Guide.tsx';
import { useTextPicker } from './useTextPicker.ts';

const usage: Record<keyof typeof typeScale, [ar: string, en: string]> = {
  display: ['افتتاح الصفحة', 'the opening of a page'],
  h1: ['عنوان الصفحة', 'the title of a page'],
  h2: ['عنوان القسم', 'a section'],
  h3: ['عنوان البطاقة والحوار', 'a card, a dialog'],
  bodyLg: ['مقدمة، وسؤال الاختبار', 'a lead, the question of a quiz'],
  body: ['النص', 'text'],
  label: ['تسميات الحقول والأزرار', 'labels, buttons'],
  small: ['خلايا الجدول والتفاصيل', 'cells of tables, details'],
  caption: ['أصغر ما يُسمح به', 'the smallest allowed'],
  price: ['الأسعار والدرجات', 'prices and marks'],
};

/** The sizes, line heights and weights of the type scale. */
export function TypeScale() {
  const pickText = useTextPicker();
  const format = useFormat();
  return (
    <LiveExample>
      <TableScrollContainer label={pickText('سُلّم الخط', 'Type scale')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{pickText('الدرجة', 'Step')}</th>
              <th scope="col">{pickText('المقاس', 'Size')}</th>
              <th scope="col">{pickText('ارتفاع السطر', 'Line height')}</th>
              <th scope="col">{pickText('الوزن', 'Weight')}</th>
              <th scope="col">{pickText('لماذا', 'For')}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(typeScale) as (keyof typeof typeScale)[]).map((step) => (
              <tr key={step}>
                <th scope="row" lang="en">
                  <Ltr>{step}</Ltr>
                </th>
                <td>
                  <code>{typeScale[step].fontSize}</code>
                </td>
                <td>{format.number(typeScale[step].lineHeight)}</td>
                <td>{typeScale[step].fontWeight}</td>
                <td>{pickText(...usage[step])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScrollContainer>
    </LiveExample>
  );
}
