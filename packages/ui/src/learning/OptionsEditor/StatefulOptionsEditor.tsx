import { useState } from 'react';
import type { EditedOption } from './options.ts';
import { OptionsEditor, type OptionsEditorProps } from './OptionsEditor.tsx';

/** For stories: keeps the options, as a page does. */
export function StatefulOptionsEditor(props: OptionsEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OptionsEditor
      {...props}
      value={value}
      onChange={(next: EditedOption[]) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}
