import { Heading } from '@storybook/addon-docs/blocks';
import { WrongRightPair } from '../guide/WrongRightPair.tsx';
import { LiveExample } from '../guide/Guide.tsx';
import { pairs } from '../guide/guide.css.ts';
import { useTextPicker } from '../guide/useTextPicker.ts';
import { StoryLink } from '../welcome/StoryLink.tsx';
import { anatomy, relatedList, usageColumn, usageColumns } from './partPage.css.ts';
import type { PartDocs, Sentence } from './partDocs.ts';
import { RichText } from './RichText.tsx';

function List({ sentences }: { sentences: readonly Sentence[] }) {
  const pickText = useTextPicker();
  return (
    <ul>
      {sentences.map(({ ar, en }) => (
        <li key={en}>
          <RichText>{pickText(ar, en)}</RichText>
        </li>
      ))}
    </ul>
  );
}

/** When a part is the right one, its anatomy, and the right and the wrong way. Stands above the props. */
export function PartUsage({ docs }: { docs: PartDocs }) {
  const pickText = useTextPicker();
  return (
    <>
      <div className={usageColumns}>
        <div className={usageColumn}>
          <Heading>{pickText('متى تستعملها', 'When to use it')}</Heading>
          <List sentences={docs.whenToUse} />
        </div>
        <div className={usageColumn}>
          <Heading>{pickText('متى لا تستعملها', 'When not to use it')}</Heading>
          <List sentences={docs.whenNotToUse} />
        </div>
      </div>
      <Heading>{pickText('أجزاؤها', 'Anatomy')}</Heading>
      <dl className={anatomy}>
        {docs.anatomy.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <RichText>{pickText(description.ar, description.en)}</RichText>
            </dd>
          </div>
        ))}
      </dl>
      {docs.pairs.length > 0 && (
        <>
          <Heading>{pickText('صواب وخطأ', 'Do and don’t')}</Heading>
          <LiveExample>
            <div className={pairs}>
              {docs.pairs.map(({ title, description, right, wrong }) => (
                <WrongRightPair
                  key={title.en}
                  title={pickText(title.ar, title.en)}
                  description={<RichText>{pickText(description.ar, description.en)}</RichText>}
                  right={right(pickText)}
                  wrong={wrong(pickText)}
                />
              ))}
            </div>
          </LiveExample>
        </>
      )}
    </>
  );
}

/** Content, keyboard, screen readers, direction and related parts. Stands below the props. */
export function PartDetails({ docs }: { docs: PartDocs }) {
  const pickText = useTextPicker();
  return (
    <>
      <Heading>{pickText('النصوص', 'Content')}</Heading>
      <List sentences={docs.content} />
      <Heading>{pickText('لوحة المفاتيح', 'Keyboard')}</Heading>
      {docs.keyboard.length === 0 ? (
        <p>{pickText('لا تقبل التركيز، فلا مفاتيح لها.', 'It does not take the focus, so it has no keys.')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{pickText('المفتاح', 'Key')}</th>
              <th scope="col">{pickText('ما يفعله', 'What it does')}</th>
            </tr>
          </thead>
          <tbody>
            {docs.keyboard.map(({ keys, description }) => (
              <tr key={keys.join(' ')}>
                <th scope="row">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </th>
                <td>
                  <RichText>{pickText(description.ar, description.en)}</RichText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>{pickText('ما يقوله قارئ الشاشة', 'What a screen reader says')}</Heading>
      <List sentences={docs.screenReader} />
      <Heading>{pickText('من اليمين إلى اليسار', 'Right to left')}</Heading>
      <List sentences={docs.rightToLeft} />
      <Heading>{pickText('قطع قريبة', 'Related parts')}</Heading>
      <dl className={relatedList}>
        {docs.related.map(({ part, description }) => (
          <div key={part}>
            <dt>
              <StoryLink to={part.toLowerCase().replace('/', '-')}>{part.split('/').at(-1)}</StoryLink>
            </dt>
            <dd>
              <RichText>{pickText(description.ar, description.en)}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
