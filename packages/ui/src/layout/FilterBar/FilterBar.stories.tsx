import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { SearchField } from '../../forms/SearchField/SearchField.tsx';
import { pick } from '../../stories/text.ts';
import { Container } from '../Container/Container.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Layout/FilterBar',
  component: FilterBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Keeps search and filters in view under the header while the list below scrolls. Put it in the same container as the list. For a dashboard list that scrolls in a region of its own, put the search above the table instead.',
      },
    },
  },
  args: { search: null, filters: null },
  argTypes: { search: { control: false }, filters: { control: false } },
  render: (_args, { globals }) => {
    const say = pick(globals, {
      ar: { search: 'ابحث باسم الدورة', clear: 'مسح البحث', all: 'الكل', physics: 'الفيزياء' },
      en: { search: 'Search by course name', clear: 'Clear search', all: 'All', physics: 'Physics' },
    });
    return (
      <Container>
        <FilterBar
          search={<SearchField label={say.search} clearLabel={say.clear} />}
          filters={
            <Inline>
              <Button variant="outline">{say.all}</Button>
              <Button variant="outline">{say.physics}</Button>
            </Inline>
          }
        />
      </Container>
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search first, filters beside it; under it below 1024 px. */
export const Home: Story = {};

/** The same on a sheet. */
export const Sheet: Story = { tags: ['sheet'] };
