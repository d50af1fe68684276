import { ApiError } from '@fanous/api-client/errors';
import type { GetCourseUnitsResult } from '@fanous/api-client/generated/queries.ts';
import { replaceCourseUnits } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import { useServerMessageAsTitle } from '../../shared/errors/useErrorText.ts';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import type { useNotice } from '../../shared/notices/useNotice.tsx';
import { type CourseItem, type DraftUnit, isSameDraft, toDraft, toRequestUnits } from './unitsDraft.ts';

/** The units that are being edited, and how they are saved. If somebody else saved first, `conflict` has their version. */
export function useUnitsForm(
  initialUnits: GetCourseUnitsResult,
  items: ReadonlyMap<string, CourseItem>,
  notice: ReturnType<typeof useNotice>,
) {
  const { t } = useLingui();
  const { queryClient } = useApp();
  const errorTitle = useServerMessageAsTitle();
  const failedForm = useFormErrors(notice);
  const [saved, setSaved] = useState(initialUnits);
  const [draft, setDraft] = useState(() => toDraft(initialUnits.units));
  const [conflict, setConflict] = useState<GetCourseUnitsResult>();
  const newUnitCount = useRef(0);
  const action = useAction(
    (api, version: number) =>
      replaceCourseUnits(api, {
        path: { course: saved.course_id },
        body: { version, units: toRequestUnits(draft, items) },
      }),
    { invalidates: ['getCourseUnits'], successToast: () => ({ title: t`The units are saved` }) },
  );

  const show = (units: GetCourseUnitsResult) => {
    setSaved(units);
    setDraft(toDraft(units.units));
    setConflict(undefined);
  };

  async function save(version = saved.version): Promise<void> {
    failedForm.clear();
    setConflict(undefined);
    try {
      show(await action.mutateAsync(version));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && error.currentVersion !== undefined) {
        setConflict(error.currentVersion as GetCourseUnitsResult);
        return;
      }
      // An item may have been deleted meanwhile. Then it disappears from the form.
      if (error instanceof ApiError && error.status === 422) void invalidateOperations(queryClient, ['getCourse']);
      const shouldRetry = await failedForm.show(error, {
        title: errorTitle(error),
        description: t`There was a problem saving the units`,
        buttonLabel: t`TRY AGAIN`,
      });
      if (shouldRetry) await save(version);
    }
  }

  return {
    draft,
    setDraft,
    addUnit: () => {
      newUnitCount.current += 1;
      const unit: DraftUnit = { key: `new-${newUnitCount.current}`, title: '', itemKeys: [] };
      setDraft([...draft, unit]);
    },
    isDirty: !isSameDraft(draft, toDraft(saved.units)),
    isSaving: action.isPending,
    save,
    errors: failedForm.errors,
    conflict: conflict && {
      theirs: toDraft(conflict.units),
      keepMine: () => void save(conflict.version),
      useTheirs: () => show(conflict),
      close: () => setConflict(undefined),
    },
  };
}
