import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { FormActions } from '@fanous/ui/forms/FormActions';

export function SaveOrCancel() {
  return (
    <FormActions>
      <Button type="submit" tone="primary">
        حفظ
      </Button>
      <ButtonLink href="/dashboard/courses" variant="outline">
        إلغاء
      </ButtonLink>
    </FormActions>
  );
}
