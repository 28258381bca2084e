/** What was typed into a field for a figure. What is no number stays as it was typed: the server says what it wants. */
export function toFigure(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) && !/[.,]$/.test(text) ? number : text;
}
