import type { PropDoc } from '../../../scripts/readProps.ts';
import { TableScrollContainer } from '../guide/Guide.tsx';
import { useTextPicker } from '../guide/useTextPicker.ts';
import { code, propName, requiredMark } from './partPage.css.ts';
import { RichText } from './RichText.tsx';

/** The props of a component: own ones first, then those that it passes to React Aria or to the element. */
export function PropsTable({ props }: { props: readonly PropDoc[] }) {
  const pickText = useTextPicker();
  const own = props.filter(({ from }) => from === 'khayamiya');
  const inherited = props.filter(({ from }) => from !== 'khayamiya');
  const sorted = [...own.filter(isRequired), ...own.filter((prop) => !isRequired(prop)), ...inherited];
  return (
    <TableScrollContainer label={pickText('الخصائص', 'Props')}>
      <table data-testid="props">
        <thead>
          <tr>
            <th scope="col">{pickText('الخاصية', 'Prop')}</th>
            <th scope="col">{pickText('النوع', 'Type')}</th>
            <th scope="col">{pickText('القيمة المبدئية', 'Default')}</th>
            <th scope="col">{pickText('ما تفعله', 'Description')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((prop) => (
            <tr key={prop.name}>
              <th scope="row" className={propName}>
                <code>{prop.name}</code>
                {prop.isRequired && <span className={requiredMark}>{pickText('مطلوبة', 'required')}</span>}
              </th>
              <td>
                <code className={code}>{prop.type}</code>
              </td>
              <td>{prop.defaultValue === undefined ? '–' : <code className={code}>{prop.defaultValue}</code>}</td>
              <PropDescription prop={prop} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScrollContainer>
  );
}

const isRequired = (prop: PropDoc) => prop.isRequired;

/** Comments in the code are English, so they are left to right on an Arabic page too. */
function PropDescription({ prop: { description } }: { prop: PropDoc }) {
  const pickText = useTextPicker();
  const isArabic = pickText(true, false);
  if (isArabic && description.ar)
    return (
      <td>
        <RichText>{description.ar}</RichText>
      </td>
    );
  return (
    <td lang="en" dir="ltr">
      <RichText>{description.en.replaceAll(/\s*\n\s*/g, ' ')}</RichText>
    </td>
  );
}
