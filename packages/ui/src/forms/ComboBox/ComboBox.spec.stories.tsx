import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { ComboBox } from './ComboBox.tsx';
import { personItems, personComboBoxLabels } from './ComboBox.fixtures.ts';

const meta = {
  title: 'Forms/ComboBox/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>(), onChange: fn<(id: string | null) => void>() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const { required, send, ...labels } = localize(globals, personComboBoxLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={send}>
        <ComboBox
          {...labels}
          name="user_id"
          items={personItems}
          onChange={onChange}
          isRequired
          requiredMessage={required}
        />
        <Button type="submit">{send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void; onChange: (id: string | null) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const getOptionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const FiltersIgnoreArabicSpelling: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'ايمان مصطفي');
    const list = await screen.findByRole('listbox');
    // The list fades in.
    await waitFor(() => expect(list).toBeVisible());
    await expect(getOptionTexts()).toEqual(['إيمان مُصطفىeman.m@example.com']);
    await userEvent.clear(box);
    await userEvent.type(box, 'example.org');
    await waitFor(() => expect(getOptionTexts()).toHaveLength(2));
    await expect(getComputedStyle(box).direction).toBe('ltr');
    await userEvent.keyboard('{Escape}');
  },
};

export const ClickShowsAllOptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(personItems.length);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const SelectsByKeyboardAndSubmitsTheId: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, personComboBoxLabels);
    const box = canvas.getByRole('combobox', { name: labels.label });
    await userEvent.type(box, 'منى');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('منى حسن');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: labels.send }));
    await expect(args.onSubmit.mock.calls[0]?.[0].get('user_id')).toBe('4');
  },
};

export const EscapeRestoresAndEmptyingClearsTheValue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'منى{ArrowDown}{Enter}');
    await userEvent.type(box, ' غيرها');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('منى حسن');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
  },
};

export const ListFollowsThePageAndOptionsTheirText: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, personComboBoxLabels);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(labels.buttonLabel) }));
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list).direction).toBe(getComputedStyle(document.documentElement).direction);
    const address = within(list).getByText('ahmed@example.com');
    await expect(getComputedStyle(address).direction).toBe('ltr');
    await expect(getComputedStyle(within(list).getByText('أحمد عبد الله')).direction).toBe('rtl');
    await userEvent.keyboard('{Escape}');
  },
};

export const ResultCountIsAnnouncedInThePageLanguage: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, personComboBoxLabels);
    await userEvent.type(canvas.getByRole('combobox'), 'example.org');
    const getAnnouncements = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
    await waitFor(() => expect(getAnnouncements()).toContain(labels.countMessage(2)));
    await expect(getAnnouncements()).not.toMatch(/خيار|option/);
    await userEvent.keyboard('{Escape}');
  },
};

export const MissingValueShowsTheRequiredMessage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, personComboBoxLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.required}`);
  },
};

export const NoResultsMessageIsShown: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'قققق');
    await waitFor(() => expect(screen.getByText(localize(globals, personComboBoxLabels).emptyLabel)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const ScrollingThePageKeepsTheListOpen: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'منى');
    const scrolled = new Promise((resolve) => {
      document.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo(0, 40);
    await scrolled;
    await expect(box).toHaveValue('منى');
    await userEvent.click(screen.getByRole('option', { name: /منى حسن/ }));
    await expect(box).toHaveValue('منى حسن');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveFocus();
  },
};

function ServerComboBox({ labels }: { labels: (typeof personComboBoxLabels)['ar'] }) {
  const [items, setItems] = useState(personItems.slice(0, 1));
  const { required: _, send: __, ...fieldLabels } = labels;
  return (
    <ComboBox
      {...fieldLabels}
      filter="none"
      items={items}
      onInputChange={(text) => setItems(text === '' ? [] : personItems.filter(({ label }) => label.startsWith(text)))}
    />
  );
}

export const ServerResultsAreUnfilteredAndTheValueStays: Story = {
  render: (_args, { globals }) => <ServerComboBox labels={localize(globals, personComboBoxLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'منى');
    await userEvent.click(await screen.findByRole('option', { name: /منى حسن/ }));
    await expect(box).toHaveValue('منى حسن');
    // The next search result does not contain the selected item.
    await userEvent.type(box, 'ة');
    await waitFor(() => expect(getOptionTexts()).toEqual([localize(globals, personComboBoxLabels).emptyLabel]));
    await userEvent.tab();
    await expect(box).toHaveValue('منى حسن');
  },
};

export const AnyTextIsAcceptedAndItemsAreSuggested: Story = {
  render: ({ onSubmit, onChange }, { globals }) => {
    const { required, send, emptyLabel: _, ...labels } = localize(globals, personComboBoxLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={send}>
        <ComboBox
          {...labels}
          allowsCustomValue
          name="name"
          items={personItems}
          onChange={onChange}
          isRequired
          requiredMessage={required}
        />
        <Button type="submit">{send}</Button>
      </Form>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, personComboBoxLabels);
    const box = canvas.getByRole('combobox', { name: labels.label });
    const submit = canvas.getByRole('button', { name: labels.send });
    await userEvent.type(box, '  ');
    await userEvent.click(submit);
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.required}`);
    await userEvent.clear(box);
    // The list closes when nothing matches any more, and the text stays.
    await userEvent.type(box, 'من');
    await expect(await screen.findByRole('option', { name: /منى حسن/ })).toBeVisible();
    await userEvent.type(box, ' غيرهم');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(box).toHaveValue('من غيرهم');
    await userEvent.click(submit);
    await expect(args.onSubmit.mock.lastCall?.[0].get('name')).toBe('من غيرهم');
    await userEvent.clear(box);
    await userEvent.type(box, 'منى');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('منى حسن');
    await expect(args.onChange).toHaveBeenLastCalledWith('منى حسن');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // A selected item can be extended.
    await userEvent.type(box, ' الأولى');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('منى حسن الأولى');
    await userEvent.click(submit);
    await expect(args.onSubmit.mock.lastCall?.[0].get('name')).toBe('منى حسن الأولى');
  },
};
