import type { GetCourseResult, GetCourseUnitsResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { SortableList } from '@fanous/ui/forms/SortableList';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useCourseItemMap } from './courseItems.ts';
import { OtherItems } from './OtherItems.tsx';
import { UnitFields } from './UnitFields.tsx';
import { type DraftUnit, listOtherItems, moveItems, sortUnits, updateUnit } from './unitsDraft.ts';
import { useSortableLabels } from './useSortableLabels.ts';
import { useUnitsForm } from './useUnitsForm.ts';

const lazyConflictDialog = lazyComponent('ConflictDialog', () => import('../frames/ConflictDialog.tsx'));
const lazyAddItemsDialog = lazyComponent('AddItemsDialog', () => import('./AddItemsDialog.tsx'));

interface UnitsFormProps {
  course: GetCourseResult;
  initialUnits: GetCourseUnitsResult;
}

/** The form of all units of a course. It is saved as a whole, and stays open after saving. */
export function UnitsForm({ course, initialUnits }: UnitsFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const formTexts = useSharedFormTexts();
  const sortableLabels = useSortableLabels();
  const notice = useNotice();
  const items = useCourseItemMap(course);
  const form = useUnitsForm(initialUnits, items, notice);
  const { draft, setDraft, conflict } = form;
  const leaveDialog = useLeaveConfirmation(form.isDirty);
  const [unitToFill, setUnitToFill] = useState<string>();
  const isTeacher = useSession()?.data.role === 'teacher';
  const otherItems = listOtherItems(draft, items);
  const getTitle = ({ title }: DraftUnit) => title.trim() || t`Unit without a title`;
  const describe = (units: readonly DraftUnit[]) =>
    format.plainList(
      units.map((unit) => {
        const title = getTitle(unit);
        return t`${title} (${plural(unit.itemKeys.length, { 0: 'empty', one: '# item', other: '# items' })})`;
      }),
    );
  return (
    <FormColumn>
      <Form
        aria-label={t`Units`}
        onSubmit={() => form.save()}
        errorTitle={formTexts.errorTitle}
        errors={form.errors}
        isPending={form.isSaving}
      >
        {draft.length === 0 && (
          <EmptyState
            title={t`This course has no units`}
            description={t`The course page shows its videos, recordings, files and quizzes separately.`}
          />
        )}
        {draft.length > 1 && (
          <Stack gap="s4">
            <Heading level={2} size="h3">{t`Order of the units`}</Heading>
            <SortableList
              label={t`Order of the units`}
              items={draft.map((unit) => ({
                id: unit.key,
                title: getTitle(unit),
                description: t`${plural(unit.itemKeys.length, { 0: 'empty', one: '# item', other: '# items' })}`,
              }))}
              onReorder={(keys) => setDraft(sortUnits(draft, keys))}
              isDisabled={form.isSaving}
              labels={sortableLabels}
            />
          </Stack>
        )}
        {draft.map((unit, index) => (
          <UnitFields
            key={unit.key}
            unit={unit}
            index={index}
            items={items}
            otherUnits={draft
              .filter(({ key }) => key !== unit.key)
              .map((other) => ({ key: other.key, title: getTitle(other) }))}
            canAddItems={otherItems.length > 0}
            isDisabled={form.isSaving}
            onChange={(changes) => setDraft(updateUnit(draft, unit.key, changes))}
            onMoveItem={(itemKey, targetKey) => setDraft(moveItems(draft, [itemKey], targetKey))}
            onAddItems={() => setUnitToFill(unit.key)}
            onDelete={() => setDraft(draft.filter(({ key }) => key !== unit.key))}
          />
        ))}
        <div>
          <Button variant="outline" icon="plus" isDisabled={form.isSaving} onPress={form.addUnit}>
            <Trans>Add unit</Trans>
          </Button>
        </div>
        {draft.length > 0 && <OtherItems items={otherItems} />}
        <FormActions>
          <Button type="submit" tone="accent" isPending={form.isSaving} pendingLabel={t`Saving`}>
            {t`Save`}
          </Button>
          <ButtonLink variant="quiet" href={isTeacher ? paths.myCourses.to() : paths.courses.to()}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      {notice.dialog}
      {unitToFill !== undefined && (
        <lazyAddItemsDialog.Component
          items={otherItems}
          onAdd={(keys) => {
            setDraft(moveItems(draft, keys, unitToFill));
            setUnitToFill(undefined);
          }}
          onClose={() => setUnitToFill(undefined)}
        />
      )}
      {conflict && (
        <lazyConflictDialog.Component
          differences={[{ label: t`Units`, mine: describe(draft), theirs: describe(conflict.theirs) }]}
          onKeepMine={conflict.keepMine}
          onUseTheirs={conflict.useTheirs}
          onClose={conflict.close}
        />
      )}
      {leaveDialog}
    </FormColumn>
  );
}
