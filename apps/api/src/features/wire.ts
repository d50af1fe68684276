/** Converts a boolean to the 0 or 1 of the API. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Converts the 0 or 1 of a form to a boolean. An omitted flag stays undefined. */
export const fromFlag = (flag: 0 | 1 | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1);

/** Converts stored piastres to the pounds of the API. */
export const toPounds = (piastres: number): number => piastres / 100;

/** Gets the path of the 320 px copy of an image. */
export const toSmallImagePath = (image: string | null): string | null => image?.replace(/(\.\w+)$/, '-320$1') ?? null;

/** Gets the response fields of an image and its small copy. */
export const toImageFields = (image: string | null) => ({ image, image_small: toSmallImagePath(image) });

/** Converts pounds, with at most two decimals, to piastres. */
export const toPiastres = (pounds: number): number => Math.round(pounds * 100);
