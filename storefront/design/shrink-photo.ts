/**
 * A photograph small enough to send: a phone makes ten megabytes of what a person must only recognise. Redrawn, it
 * also loses what the phone wrote into it, the place where it was taken among others.
 */
const LONGEST_SIDE = 1440;
/** Tried one after another until it is small enough. */
const QUALITIES = [0.8, 0.6, 0.4];
const MOST_CHARACTERS = 500_000;

/** As a data address; null when the browser cannot read it as a picture. */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const photo = canvas.toDataURL('image/jpeg', quality);
    if (photo.length <= MOST_CHARACTERS) return photo;
  }
  return null;
}
