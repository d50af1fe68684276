import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleChipProps } from '../../actions/ToggleChips/ToggleChips.fixtures.ts';
import { StatefulChips } from '../../actions/ToggleChips/StatefulChips.fixtures.tsx';
import { SearchField } from '../../forms/SearchField/SearchField.tsx';
import { localize } from '../../stories/localize.ts';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { Container } from '../Container/Container.tsx';
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
  decorators: [withHeaderOffset],
  render: (_args, { globals }) => {
    const labels = localize(globals, {
      ar: { search: 'ابحث باسم الدورة', clear: 'مسح البحث' },
      en: { search: 'Search by course name', clear: 'Clear search' },
    });
    return (
      <Container>
        <FilterBar
          search={<SearchField label={labels.search} clearLabel={labels.clear} />}
          filters={<StatefulChips {...localize(globals, sampleChipProps)} value={{ itemId: '3' }} onChange={fn()} />}
        />
      </Container>
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search comes first, with the filters beside it; below 1024 px the filters come below. */
export const Home: Story = {};

/** The same, for the overview of all variants. */
export const Sheet: Story = { tags: ['sheet'] };
