import type { OptionsEditorProps } from '@fanous/ui/learning/OptionsEditor';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The labels of `OptionsEditor` (spec §5, §8). */
export function useOptionsLabels(): OptionsEditorProps['labels'] {
  const { t } = useLingui();
  const format = useFormat();
  const [fewest, most] = [format.number(2), format.number(5)];
  const formatNumber = (number: number) => format.number(number);
  return {
    legend: t`Options`,
    hint: t`From two to five, one of them correct.`,
    option: (at) => {
      const number = formatNumber(at);
      return t`Option ${number}`;
    },
    correct: t({ message: 'Correct answer', context: 'option' }),
    markCorrect: (at) => {
      const number = formatNumber(at);
      return t`Correct answer: option ${number}`;
    },
    add: t`Add an option`,
    remove: (at) => {
      const number = formatNumber(at);
      return t`Remove option ${number}`;
    },
    moveUp: (at) => {
      const number = formatNumber(at);
      return t`Move option ${number} up`;
    },
    moveDown: (at) => {
      const number = formatNumber(at);
      return t`Move option ${number} down`;
    },
    added: (at, max) => {
      const [number, total] = [formatNumber(at), formatNumber(max)];
      return t`Option ${number} of ${total} added`;
    },
    removed: (at, left) => {
      const number = formatNumber(at);
      return t`Option ${number} removed, ${plural(left, { one: '# option left', other: '# options left' })}`;
    },
    moved: (at, of) => {
      const [place, total] = [formatNumber(at), formatNumber(of)];
      return t`The option is now number ${place} of ${total}`;
    },
    textRequired: (at) => {
      const number = formatNumber(at);
      return t`Option text is required: option ${number}`;
    },
    textRepeated: (at) => {
      const number = formatNumber(at);
      return t`Option ${number} repeats another one. Enter another text.`;
    },
    limitReached: { title: t`Limit Reached`, description: t`You can only add up to ${most} options` },
    cannotRemove: { title: t`Cannot Remove`, description: t`You must have at least ${fewest} options` },
    incomplete: { title: t`Validation Error`, description: t`Please mark one option as correct` },
    ok: t`OK`,
  };
}
