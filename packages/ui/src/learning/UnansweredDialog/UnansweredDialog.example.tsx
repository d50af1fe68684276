import { Button } from '@fanous/ui/actions/Button';
import { UnansweredDialog } from '@fanous/ui/learning/UnansweredDialog';
import { useState } from 'react';

export function SubmitQuiz() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onPress={() => setOpen(true)}>
        إرسال الإجابات
      </Button>
      <UnansweredDialog
        isOpen={isOpen}
        questions={[{ number: 3, elementId: 'question-3' }]}
        title="سؤال بلا إجابة"
        listLabel="الأسئلة بلا إجابة"
        questionLabel={(number) => `السؤال ${number}`}
        answerLabel="أجب عنه"
        submitLabel="إرسال على أي حال"
        onSubmit={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        لا يمكنك تغيير إجاباتك بعد الإرسال.
      </UnansweredDialog>
    </>
  );
}
