/** Numbers drawn with a pen: a server need not have any font. Each sign stands on a field of 12 × 20. */
const signs: Record<string, string> = {
  '0': 'M2 5q0-4 4-4t4 4v10q0 4-4 4t-4-4z',
  '1': 'M3 5l4-4v18',
  '2': 'M2 5q0-4 4-4t4 4q0 3-8 14h8',
  '3': 'M2 3q2-2 4-2q4 0 4 4t-5 4q5 0 5 5t-4 5q-2 0-4-2',
  '4': 'M8 19V1L2 13h9',
  '5': 'M9 1H3v8q2-1 4-1q3 0 3 5t-4 6q-2 0-4-2',
  '6': 'M9 2q-7 1-7 11q0 6 4 6t4-5q0-5-4-5q-3 0-4 4',
  '7': 'M2 1h8L5 19',
  '8': 'M6 9q-4 0-4-4t4-4q4 0 4 4t-4 4q-4 0-4 5t4 5q4 0 4-5t-4-5z',
  '9': 'M10 7q0 4-4 4t-4-5q0-5 4-5t4 6q0 10-7 11',
  '×': 'M2 7l8 8M10 7l-8 8',
  ',': 'M6 17l-2 5',
  м: 'M1 19V8l5 8 5-8v11',
};

/** «1380 мм» or «600 × 300 × 8,5 мм» with its middle at the given place. */
export function drawMillimetres(sides: readonly number[], cx: number, cy: number, scale = 1): string {
  const text = `${sides.map((side) => String(Math.round(side * 10) / 10).replace('.', ',')).join(' × ')} мм`;
  const strokes = [...text].map((sign, index) =>
    signs[sign] ? `<path d="${signs[sign]}" transform="translate(${index * 14} -10)"/>` : '',
  );
  const left = Math.round((cx - (text.length * 14 * scale) / 2) * 10) / 10;
  return `<g transform="translate(${left} ${cy}) scale(${scale})" fill="none" stroke="#33424a" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
