import { Price } from '@fanous/ui/learning/Price';

export function CoursePriceTag() {
  return <Price amount={250} label="السعر" />;
}
