/**
 * The card kept on the device of its owner, so that a till can read it where there is no network. Kept by the card's
 * own page; forgotten as soon as a page is opened by nobody (a logout, an ended session) or the card is blocked.
 */
export interface CardPicture {
  number: string;
  name: string;
  levelName: string;
  percent: number;
  /** The modules of the EAN-13. */
  barcode: string;
  qr: { size: number; path: string };
}

const PLACE = 'club-card';
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether there is a kept card. */
export function onKeptCard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

export function keepCard(
  userId: number,
  { number, name, levelName, percent, barcode, qr }: CardPicture,
): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ userId, number, name, levelName, percent, barcode, qr }));
  } catch {
    // A full or forbidden storage: the card is there while there is a network.
  }
  tell();
}

/** What cannot be read as a card, or is somebody else's, counts as none. */
export function findKeptCard(userId: number): CardPicture | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isCardPicture(kept) && kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

export function forgetCard(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing could be kept there either.
  }
  tell();
}

function isCardPicture(value: unknown): value is CardPicture & { userId: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { number, name, levelName, percent, barcode, qr } = value as Partial<CardPicture>;
  return (
    typeof number === 'string' &&
    /^[0-9]{13}$/.test(number) &&
    typeof name === 'string' &&
    typeof levelName === 'string' &&
    typeof percent === 'number' &&
    typeof barcode === 'string' &&
    /^[01]{95}$/.test(barcode) &&
    typeof qr?.path === 'string' &&
    typeof qr.size === 'number'
  );
}
