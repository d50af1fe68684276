import { IconButton } from '@fanous/ui/actions/IconButton';

export function DeleteCourse() {
  return <IconButton icon="trash" label="حذف دورة الجبر" tone="danger" onPress={() => console.log('deleted')} />;
}
