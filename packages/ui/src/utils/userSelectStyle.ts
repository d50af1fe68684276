/** Sets what a user can select. Safari knows the property under the older name only. */
export const userSelectStyle = <Value extends 'none' | 'all'>(value: Value) => ({
  userSelect: value,
  WebkitUserSelect: value,
});
