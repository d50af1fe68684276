/** Flags are 0 or 1 on the wire. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A flag of a form, which may have been left out. */
export const fromFlag = (flag: 0 | 1 | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1);

/** Money is kept in piastres and sent in pounds. */
export const toPounds = (piastres: number): number => piastres / 100;

/** The 320 px sibling of an image. */
export const smallImage = (image: string | null): string | null => image?.replace(/(\.\w+)$/, '-320$1') ?? null;

/** An image with its sibling, as every owner of one is sent. */
export const imagePair = (image: string | null) => ({ image, image_small: smallImage(image) });

/** The way back: money comes in pounds, with at most two decimals. */
export const toPiastres = (pounds: number): number => Math.round(pounds * 100);
