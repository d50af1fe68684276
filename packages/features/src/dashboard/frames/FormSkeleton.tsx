import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Stack } from '@fanous/ui/layout/Stack';

const fields = [0, 1, 2, 3];

/** The placeholder of a form while its data loads. */
export function FormSkeleton() {
  return (
    <FormColumn>
      <Stack gap="s7">
        {fields.map((field) => (
          <Stack key={field} gap="s3">
            <Skeleton width="third" />
            <Skeleton shape="block" />
          </Stack>
        ))}
      </Stack>
    </FormColumn>
  );
}
