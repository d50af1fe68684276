import { CopyField } from '@fanous/ui/actions/CopyField';

export function WalletNumber() {
  return (
    <CopyField
      label="رقم المحفظة"
      value="0100 123 4567"
      copyValue="01001234567"
      copyLabel="نسخ الرقم"
      copiedLabel="نُسخ الرقم"
    />
  );
}
