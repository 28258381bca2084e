/** The sizes a picture is served in, in pixels: nothing else is ever computed. */
export const PICTURE_SIZES = {
  xs_96: 96,
  sm_224: 224,
  sm_320: 320,
  md_448: 448,
  md_640: 640,
  lg_896: 896,
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export function isPictureSize(name: string): name is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, name);
}
