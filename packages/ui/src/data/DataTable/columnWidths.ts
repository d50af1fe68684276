/** The column widths of a resized table, in px. They are set on the header cells, because the layout of the table is fixed. */
export type ColumnWidths = Readonly<Record<string, number>>;

export const minColumnWidthPx = 80;
export const maxColumnWidthPx = 800;
/** How far one press of an arrow key goes. */
export const keyboardStepPx = 16;

const widthVariable = '--kh-column-width';
const getHeads = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])];
const isVisible = (head: HTMLElement) => head.offsetWidth > 0;
const getSetWidth = (head: HTMLElement) => Number.parseFloat(head.style.getPropertyValue(widthVariable)) || 0;
/** A hidden column has the width that was set, or 0. */
const getWidth = (head: HTMLElement) => (isVisible(head) ? head.getBoundingClientRect().width : getSetWidth(head));
const setWidth = (head: HTMLElement, width: number) => head.style.setProperty(widthVariable, `${width}px`);
/** The name of a column that can be resized. */
const getColumnId = (head: HTMLElement) => head.querySelector<HTMLElement>('[data-column-id]')?.dataset['columnId'];

/** Fixes all columns at their present widths, so that changing one moves no other. */
function fixColumnWidths(table: HTMLTableElement): void {
  if (table.dataset['resized'] !== undefined) return;
  const heads = getHeads(table);
  const widths = heads.map(getWidth);
  heads.forEach((head, at) => {
    const width = widths[at];
    // A column that is hidden now gets the default width of the styles when it is shown.
    if (!width) return;
    setWidth(head, width);
    head.dataset['originalWidth'] = String(width);
  });
  table.dataset['resized'] = '';
}

/** Returns the width that a column had before the columns were fixed. */
export const findOriginalWidth = (head: HTMLElement | null | undefined): number | undefined =>
  Number(head?.dataset['originalWidth']) || undefined;

/** Reads the widths of the columns that can be resized. */
export const readColumnWidths = (table: HTMLTableElement): ColumnWidths =>
  Object.fromEntries(
    getHeads(table).flatMap((head) => {
      const id = getColumnId(head);
      const width = Math.round(getWidth(head));
      return id === undefined || width === 0 ? [] : [[id, width]];
    }),
  );

const clampWidth = (width: number) => Math.min(Math.max(width, minColumnWidthPx), maxColumnWidthPx);

/**
 * Sets the width of one column, starting from the widths of all. If the table would become narrower than its place, another
 * column takes the room.
 */
export function setColumnWidth(table: HTMLTableElement, id: string, width: number, startWidths: ColumnWidths): void {
  setWidths(table, { ...startWidths, [id]: clampWidth(width) }, [id]);
}

/** Sets the stored widths of columns. If the table would become narrower than its place, another column takes the room. */
export function setStoredColumnWidths(table: HTMLTableElement, storedWidths: ColumnWidths): void {
  // The width of a hidden column was stored as 0 earlier.
  const knownWidths = Object.entries(storedWidths).filter(([, width]) => width > 0);
  const widths = Object.fromEntries(knownWidths.map(([id, width]) => [id, clampWidth(width)]));
  setWidths(table, widths, Object.keys(widths));
}

/** Sets widths. The last column that is not one of `exactIds` takes the room that is left, or the last one of all. */
function setWidths(table: HTMLTableElement, widths: ColumnWidths, exactIds: readonly string[]): void {
  fixColumnWidths(table);
  const heads = getHeads(table).map((head) => ({ head, id: getColumnId(head) ?? '' }));
  for (const { head, id } of heads) if (widths[id]) setWidth(head, widths[id]);
  const visibleHeads = heads.filter(({ head }) => isVisible(head));
  const resizableHeads = visibleHeads.filter(({ id }) => id !== '');
  const filler = resizableHeads.findLast(({ id }) => !exactIds.includes(id)) ?? resizableHeads.at(-1);
  if (!table.parentElement || !filler || resizableHeads.length === 1) return;
  const gap = table.parentElement.clientWidth - visibleHeads.reduce((sum, { head }) => sum + getSetWidth(head), 0);
  if (gap > 0) setWidth(filler.head, getSetWidth(filler.head) + gap);
}
