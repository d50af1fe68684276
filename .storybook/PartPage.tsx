import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { useDirection } from '@fanous/ui/intl/useDirection';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { CodeBlock } from '../packages/ui/src/stories/guide/CodeBlock.tsx';
import { Guide, LanguageOnly } from '../packages/ui/src/stories/guide/Guide.tsx';
import { useTextPicker } from '../packages/ui/src/stories/guide/useTextPicker.ts';
import { PartDetails, PartUsage } from '../packages/ui/src/stories/partPage/PartGuide.tsx';
import { loadPartFiles } from '../packages/ui/src/stories/partPage/partFiles.ts';
import {
  controls,
  controlsSummary,
  englishText,
  exampleFrame,
  partPage,
} from '../packages/ui/src/stories/partPage/partPage.css.ts';
import { PartSize } from '../packages/ui/src/stories/partPage/PartSize.tsx';
import { PropsTable } from '../packages/ui/src/stories/partPage/PropsTable.tsx';
import { RichText } from '../packages/ui/src/stories/partPage/RichText.tsx';
import { getPropDocs } from './extractArgTypes.ts';
import { LazyStories } from './LazyStories.tsx';

/** `actions/Button` for `./packages/ui/src/actions/Button/Button.stories.tsx`; undefined outside Khayamiya. */
const findPart = (storyFile: string) => /packages\/ui\/src\/(\w+\/\w+)\/\w+\.stories\.tsx$/.exec(storyFile)?.[1];

/** The docs page of a component: one template for all of them, in the language of the toolbar. */
export function PartPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const part = findPart(String(preparedMeta.parameters['fileName']));
  // No boundary of its own: the table of contents is drawn once, when everything is there.
  return part ? (
    <Part part={part} component={preparedMeta.component} />
  ) : (
    <>
      <Title />
      <Description />
      <Stories />
    </>
  );
}

function Part({ part, component }: { part: string; component: unknown }) {
  const props = getPropDocs(component);
  const say = useTextPicker();
  const isArabic = useDirection() === 'rtl';
  const direction = isArabic ? 'rtl' : 'ltr';
  const language = isArabic ? 'ar' : 'en';
  const { docs, example } = use(loadPartFiles(part, language));
  const primary = useContext(DocsContext).componentStories()[0];
  return (
    <div className={`${partPage} part-page`} lang={language} dir={direction}>
      <Title />
      {docs ? (
        <Unstyled>
          <Guide>
            <LanguageOnly lang={language}>
              <p>
                <RichText>{say(docs.summary.ar, docs.summary.en)}</RichText>
              </p>
            </LanguageOnly>
          </Guide>
        </Unstyled>
      ) : (
        <div className={englishText} lang="en">
          <Description />
        </div>
      )}
      {example && (
        <>
          <Heading>{say('مثال', 'Example')}</Heading>
          {example.Example && (
            <UiProvider key={language} language={language}>
              <div
                className={`${exampleFrame} part-example sb-unstyled`}
                lang={language}
                dir={direction}
                data-testid="example"
              >
                <example.Example />
              </div>
            </UiProvider>
          )}
          <CodeBlock code={example.source} />
        </>
      )}
      {primary && (
        <>
          <Heading>{say('جرّبها', 'Try it')}</Heading>
          <Canvas of={primary.moduleExport} withToolbar />
          <details className={controls}>
            <summary className={controlsSummary}>{say('غيّر الخصائص', 'Change the props')}</summary>
            <Controls of={primary.moduleExport} />
          </details>
        </>
      )}
      <Unstyled>
        <Guide>
          <LanguageOnly lang={language}>
            {docs && <PartUsage docs={docs} />}
            {props.length > 0 && (
              <>
                <Heading>{say('الخصائص', 'Props')}</Heading>
                <PropsTable props={props} />
              </>
            )}
            {docs && <PartDetails docs={docs} />}
            <Heading>{say('الوزن', 'Size')}</Heading>
            <PartSize part={part} />
          </LanguageOnly>
        </Guide>
      </Unstyled>
      {docs && (
        <>
          <Heading>{say('ملاحظات للمبرمجين', 'Notes for developers')}</Heading>
          <div className={englishText} lang="en">
            <Description />
          </div>
        </>
      )}
      <LazyStories title={say('قصص أخرى', 'More stories')} />
    </div>
  );
}
