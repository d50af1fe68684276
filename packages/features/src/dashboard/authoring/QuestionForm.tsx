import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { useUnsavedChanges } from '@fanous/ui/forms/useUnsavedChanges';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { createBlankOptions } from '@fanous/ui/learning/options';
import { OptionsEditor } from '@fanous/ui/learning/OptionsEditor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../paths.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useServerMessageAsTitle } from '../../shared/errors/useErrorText.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useToast } from '../../shared/notices/useToast.ts';
import { ExplanationField } from './ExplanationField.tsx';
import { getOptionFieldName } from './options.ts';
import { OptionsNotSavedError, useAddQuestion } from './useAddQuestion.ts';
import { useOptionsLabels } from './useOptionsLabels.ts';
import { useSubmitShortcut } from './useSubmitShortcut.ts';

interface QuestionFormProps {
  quizId: number;
  /** The API stores explanations. Legacy APIs do not. */
  hasExplanations: boolean;
  /** Questions were added before: focus the first field. */
  hasAddedQuestions: boolean;
  /** Called after saving when the user wants to add another question. */
  onAddAnother: () => void;
}

/** The form for a new question with its options. Input is kept when saving fails. */
export function QuestionForm({ quizId, hasExplanations, hasAddedQuestions, onAddAnother }: QuestionFormProps) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const labels = useOptionsLabels();
  const errorTitle = useServerMessageAsTitle();
  const notice = useNotice();
  const failed = useFormErrors(notice);
  const toast = useToast();
  const { ref, onChange, isDirty, markSaved } = useUnsavedChanges();
  const leaveQuestion = useLeaveConfirmation(isDirty);
  useSubmitShortcut(ref);
  const action = useAddQuestion(quizId);
  const text = useRef<HTMLTextAreaElement>(null);
  const [options, setOptions] = useState(createBlankOptions);
  const [hasOptions, setHasOptions] = useState(true);
  const [isPartlySaved, setPartlySaved] = useState(false);
  // Enter and the shortcut add another question. Only the second button finishes.
  const isFinishing = useRef(false);
  const questions = paths.questions.to({ id: quizId });

  useEffect(() => {
    if (hasAddedQuestions) text.current?.focus();
  }, [hasAddedQuestions]);

  async function submit(values: FormData) {
    const shouldFinish = isFinishing.current;
    isFinishing.current = false;
    await save(values, shouldFinish);
  }

  async function save(values: FormData, shouldFinish: boolean): Promise<void> {
    failed.clear();
    try {
      await action.mutateAsync({
        text: getText(values, 'question_text'),
        explanation: getText(values, 'explanation'),
        options: hasOptions ? options : undefined,
      });
    } catch (error) {
      const areOptionsMissing = error instanceof OptionsNotSavedError;
      const reason = areOptionsMissing ? error.cause : error;
      setPartlySaved(areOptionsMissing);
      const isAgain = await failed.show(reason, {
        title: errorTitle(reason),
        description: areOptionsMissing
          ? t`There was a problem adding the options`
          : t`There was a problem creating the question`,
        buttonLabel: t`TRY AGAIN`,
      });
      if (isAgain) await save(values, shouldFinish);
      return;
    }
    flushSync(markSaved);
    if (!shouldFinish) {
      toast({ tone: 'success', title: t`Question created successfully` });
      onAddAnother();
      return;
    }
    await notice.show({
      tone: 'success',
      title: t`Success`,
      description: t`Question created successfully`,
      buttonLabel: t`OK`,
      next: { to: questions },
    });
  }

  return (
    <FormColumn>
      {isPartlySaved && (
        <Banner tone="warning">
          <Trans>The question is saved, its options are not yet. They are kept here: save again to add them.</Trans>
        </Banner>
      )}
      <Form
        ref={ref}
        onChange={onChange}
        aria-label={t`Add question`}
        onSubmit={submit}
        errorTitle={formLabels.errorTitle}
        errors={failed.errors}
        isPending={action.isPending}
      >
        <TextArea
          ref={text}
          name="question_text"
          label={t`Question text`}
          maxLength={2000}
          description={t`Question type: multiple choice`}
          {...formLabels.getRequiredProps(t`Question text`)}
        />
        <Checkbox
          name="later"
          isSelected={!hasOptions}
          onChange={(isLater) => setHasOptions(!isLater)}
          description={t`Students do not see a question without options.`}
        >
          {t`Add the options later`}
        </Checkbox>
        {hasOptions && (
          <OptionsEditor value={options} onChange={setOptions} labels={labels} getFieldName={getOptionFieldName} />
        )}
        {hasExplanations && <ExplanationField />}
        <FormActions>
          <Button
            type="submit"
            tone="accent"
            isPending={action.isPending}
            pendingLabel={t`Saving`}
            onPress={() => {
              isFinishing.current = false;
            }}
          >
            {t`Save and add another`}
          </Button>
          {hasAddedQuestions && !isDirty ? (
            // Everything is saved and nothing new is typed: a link is enough.
            <ButtonLink variant="outline" href={questions}>
              {t`Finish`}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="outline"
              onPress={() => {
                isFinishing.current = true;
              }}
            >
              {t`Save and finish`}
            </Button>
          )}
          <ButtonLink variant="quiet" href={questions}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      {notice.dialog}
      {leaveQuestion}
    </FormColumn>
  );
}

function getText(values: FormData, name: string): string {
  const text = values.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
