/** Where pages are written as bytes, one after another: to ask for their size first takes as long as to write them. */
let room = Buffer.allocUnsafeSlow(1 << 20);

/** The bytes of a page, good until the next page is asked for. */
export function writePage(text: string): Buffer {
  // No letter of a page takes more than three bytes in UTF-8 for each of its units.
  const most = text.length * 3;
  if (room.length < most) room = Buffer.allocUnsafeSlow(most);
  return room.subarray(0, room.write(text));
}
