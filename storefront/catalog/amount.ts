const MAX_AMOUNT = 100_000;

/** An amount as people type it: «14», «14,5», «1 200.75»; null for anything that is no amount above zero. */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0]/g, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}
