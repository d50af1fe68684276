/** Groups the digits of an Egyptian mobile number: `0100 123 4567`. Leaves anything else unchanged. */
export const formatWalletNumber = (number: string): string => number.replace(/^(01\d\d)(\d{3})(\d{4})$/, '$1 $2 $3');
