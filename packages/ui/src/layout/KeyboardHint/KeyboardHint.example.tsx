import { KeyboardHint } from '@fanous/ui/layout/KeyboardHint';

export function SearchHint() {
  return <KeyboardHint>اضغط Enter للبحث</KeyboardHint>;
}
