/** Prices by day as places on a line of so many days, the last of which is today. */
interface Priced {
  from: string;
  price: number;
}

const DAY_MS = 24 * 60 * 60_000;
const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY_MS);

/** What held before the first day holds on it. */
export const toSteps = (
  history: readonly Priced[],
  { today, days }: { today: string; days: number },
): { day: number; price: number }[] =>
  history.map(({ from, price }) => ({ day: Math.max(0, days - daysBetween(from, today)), price }));

/** What stands in words below the line, in its order: left is earlier. */
export const listNewest = <T extends Priced>(history: readonly T[], most = 4): T[] => history.slice(-most);
