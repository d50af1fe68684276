import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { useEffect, useState } from 'react';

const teachers = ['منى عبد الله', 'أحمد سمير', 'سارة محمود', 'محمد حسن'];

/** Stands for your API: searches on the server. */
async function searchTeachers(text: string) {
  await new Promise((done) => setTimeout(done, 400));
  return teachers.filter((name) => name.includes(text)).map((name) => ({ id: name, label: name }));
}

export function AsyncComboBox() {
  const [text, setText] = useState('');
  const [items, setItems] = useState<{ id: string; label: string }[]>([]);
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    // One request after the typing stops. The answer to an older text is ignored.
    const timer = setTimeout(async () => {
      const found = await searchTeachers(text);
      if (!isCurrent) return;
      setItems(found);
      setPending(false);
    }, 250);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <ComboBox
      name="teacher"
      label="المدرّس"
      // The server filters.
      filter="none"
      items={items}
      onInputChange={(typed) => {
        setText(typed);
        setPending(true);
      }}
      isPending={isPending}
      pendingLabel="جارٍ البحث"
      buttonLabel="عرض المدرّسين"
      emptyLabel="لا مدرّس بهذا الاسم"
      countMessage={(count) => `عدد المدرّسين: ${count}`}
    />
  );
}
