/** A mobile number in the groups in which Egyptians read it, `0100 123 4567`; anything else stays as it is. */
export const groupNumber = (number: string): string => number.replace(/^(01\d\d)(\d{3})(\d{4})$/, '$1 $2 $3');
