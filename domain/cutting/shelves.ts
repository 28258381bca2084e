/**
 * Shelf packing (next fit, the tallest first): plain, and with a proven bound. The shelves together are at most as high
 * as twice the area over the width plus the tallest piece; stacked first fit they fill all sheets but one to over half.
 * Hence no more than 4 × area + 3 sheets.
 */
export interface SheetPart {
  part: number;
  x: number;
  y: number;
  w: number;
  h: number;
  isTurned: boolean;
}

/** Both sides a kerf longer, as is the sheet: then parts may touch. */
export interface Piece {
  part: number;
  w: number;
  h: number;
  mayTurn: boolean;
}

export interface Sheet {
  parts: SheetPart[];
}

interface Shelf {
  parts: Sheet['parts'];
  used: number;
  h: number;
}

const EPSILON = 1e-6;

export function packShelves(pieces: readonly Piece[], size: { w: number; h: number }): Sheet[] {
  const shelves: Shelf[] = [];
  for (const { part, w, h, isTurned } of pieces
    .map((piece) => uprightIn(piece, size))
    .sort((a, b) => b.h - a.h)) {
    let shelf = shelves.at(-1);
    if (!shelf || shelf.used + w > size.w + EPSILON) {
      shelf = { parts: [], used: 0, h };
      shelves.push(shelf);
    }
    shelf.parts.push({ part, x: shelf.used, y: 0, w, h, isTurned });
    shelf.used += w;
  }
  const sheets: (Sheet & { used: number })[] = [];
  for (const { parts, h } of shelves) {
    let sheet = sheets.find(({ used }) => used + h <= size.h + EPSILON);
    if (!sheet) {
      sheet = { parts: [], used: 0 };
      sheets.push(sheet);
    }
    const y = sheet.used;
    sheet.parts.push(...parts.map((each) => ({ ...each, y })));
    sheet.used += h;
  }
  return sheets.map(({ parts }) => ({ parts }));
}

/** Turned only where it would not fit otherwise: the bound holds for either way. */
function uprightIn({ part, w, h }: Piece, size: { w: number; h: number }) {
  const isTurned = w > size.w + EPSILON || h > size.h + EPSILON;
  return isTurned ? { part, w: h, h: w, isTurned } : { part, w, h, isTurned };
}
