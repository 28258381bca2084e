/** Where the picture of a product is. Ids of the accounting system are not always GUIDs: a `#` or a letter of ours is written as its code. */
export function pictureAddress(externalId: string, size: string, index = 0, version?: string): string {
  const [start, id] = [externalId.slice(0, 3), externalId].map(encodeURIComponent);
  return `/img/p/${size}/${start}/${id}_${index}.webp${version === undefined ? '' : `?v=${version}`}`;
}
