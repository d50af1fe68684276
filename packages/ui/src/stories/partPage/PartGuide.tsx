import { Heading } from '@storybook/addon-docs/blocks';
import { Pair } from '../guide/Pair.tsx';
import { Live } from '../guide/Guide.tsx';
import { pairs } from '../guide/guide.css.ts';
import { usePickLanguage } from '../guide/usePickLanguage.ts';
import { StoryLink } from '../welcome/StoryLink.tsx';
import { anatomy, relatedList, usageColumn, usageColumns } from './partPage.css.ts';
import type { PartDocs, Sentence } from './partDocs.ts';
import { RichText } from './RichText.tsx';

function List({ sentences }: { sentences: readonly Sentence[] }) {
  const say = usePickLanguage();
  return (
    <ul>
      {sentences.map(({ ar, en }) => (
        <li key={en}>
          <RichText>{say(ar, en)}</RichText>
        </li>
      ))}
    </ul>
  );
}

/** When a part is the right one, its anatomy, and the right and the wrong way. Stands above the props. */
export function PartUsage({ docs }: { docs: PartDocs }) {
  const say = usePickLanguage();
  return (
    <>
      <div className={usageColumns}>
        <div className={usageColumn}>
          <Heading>{say('متى تستعملها', 'When to use it')}</Heading>
          <List sentences={docs.whenToUse} />
        </div>
        <div className={usageColumn}>
          <Heading>{say('متى لا تستعملها', 'When not to use it')}</Heading>
          <List sentences={docs.whenNotToUse} />
        </div>
      </div>
      <Heading>{say('أجزاؤها', 'Anatomy')}</Heading>
      <dl className={anatomy}>
        {docs.anatomy.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <RichText>{say(description.ar, description.en)}</RichText>
            </dd>
          </div>
        ))}
      </dl>
      {docs.pairs.length > 0 && (
        <>
          <Heading>{say('صواب وخطأ', 'Do and don’t')}</Heading>
          <Live>
            <div className={pairs}>
              {docs.pairs.map(({ title, description, right, wrong }) => (
                <Pair
                  key={title.en}
                  title={say(title.ar, title.en)}
                  description={<RichText>{say(description.ar, description.en)}</RichText>}
                  good={right(say)}
                  bad={wrong(say)}
                />
              ))}
            </div>
          </Live>
        </>
      )}
    </>
  );
}

/** Content, keyboard, screen readers, direction and related parts. Stands below the props. */
export function PartDetails({ docs }: { docs: PartDocs }) {
  const say = usePickLanguage();
  return (
    <>
      <Heading>{say('النصوص', 'Content')}</Heading>
      <List sentences={docs.content} />
      <Heading>{say('لوحة المفاتيح', 'Keyboard')}</Heading>
      {docs.keyboard.length === 0 ? (
        <p>{say('لا تقبل التركيز، فلا مفاتيح لها.', 'It does not take the focus, so it has no keys.')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('المفتاح', 'Key')}</th>
              <th scope="col">{say('ما يفعله', 'What it does')}</th>
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
                  <RichText>{say(description.ar, description.en)}</RichText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>{say('ما يقوله قارئ الشاشة', 'What a screen reader says')}</Heading>
      <List sentences={docs.screenReader} />
      <Heading>{say('من اليمين إلى اليسار', 'Right to left')}</Heading>
      <List sentences={docs.rightToLeft} />
      <Heading>{say('قطع قريبة', 'Related parts')}</Heading>
      <dl className={relatedList}>
        {docs.related.map(({ part, description }) => (
          <div key={part}>
            <dt>
              <StoryLink to={part.toLowerCase().replace('/', '-')}>{part.split('/').at(-1)}</StoryLink>
            </dt>
            <dd>
              <RichText>{say(description.ar, description.en)}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
