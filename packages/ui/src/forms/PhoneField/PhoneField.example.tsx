import { PhoneField } from '@fanous/ui/forms/PhoneField';

export function WalletField() {
  return (
    <PhoneField
      name="wallet"
      label="رقم المحفظة"
      description="الرقم الذي تحوّل منه."
      accepts="egyptian-mobile"
      invalidMessage="اكتب رقم محمول مصريًا من 11 رقمًا، مثل 01012345678."
      isRequired
      requiredMessage="اكتب رقم المحفظة."
    />
  );
}
