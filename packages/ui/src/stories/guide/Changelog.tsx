import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../../CHANGELOG.md?raw';
import { prose } from './guide.css.ts';

/** The changes of each version, without the title of the file. English, because it is written with the code. */
export function Changelog() {
  return (
    <div className={prose} lang="en" dir="ltr">
      <Markdown>{changelog.replace(/^# .*\n/, '')}</Markdown>
    </div>
  );
}
