import { CountdownTimer } from '@fanous/ui/feedback/CountdownTimer';

export function QuizTime() {
  return (
    <CountdownTimer
      label="الوقت المتبقي"
      isLabelVisible
      duration={20 * 60}
      endLabel="انتهى الوقت"
      onEnd={() => console.log('submit')}
    />
  );
}
