/** Words and marks of a pack as pieces of SVG, set in Onest. */
const toXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** How wide Onest sets a text at size 1, near enough to choose a size. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[\s.,:;·iIlі|]/.test(letter) ? 0.3 : /[A-ZА-ЯӘҒҚҢӨҰҮМШЖЩЮmwшжщюмф]/.test(letter) ? 0.74 : 0.58),
    0,
  );

export interface TextStyle {
  x: number;
  y: number;
  size: number;
  color: string;
  weight?: 400 | 700;
  anchor?: 'start' | 'middle' | 'end';
  /** the text becomes smaller rather than wider than this */
  fit?: number;
}

export function text(
  words: string,
  { x, y, size, color, weight = 700, anchor = 'start', fit }: TextStyle,
): string {
  const fitted = fit === undefined ? size : Math.min(size, fit / widthOf(words));
  const spacing = weight === 700 && fitted > 60 ? ' letter-spacing="-1"' : '';
  return `<text x="${x}" y="${y}" font-family="Onest" font-weight="${weight}" font-size="${fitted.toFixed(1)}" fill="${color}" text-anchor="${anchor}"${spacing}>${toXml(words)}</text>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;

/** Broken into lines of at most `room` at this size; a line too long alone stays whole. */
export function breakLines(words: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined) * size > room) lines.push(word);
    else lines.splice(-1, 1, joined);
    if (last === undefined) lines.splice(0, lines.length, joined);
  }
  return lines;
}

/** What stands on the backs of packs: lines too small to be read, and a code. */
export function smallPrint(x: number, y: number, width: number, lines: number, color: string): string {
  const rows = Array.from({ length: lines }, (_, i) =>
    rect(x, y + i * 26, width * (i % 4 === 3 ? 0.55 : 0.82 + ((i * 37) % 17) / 100), 8, color, 2),
  );
  return `<g opacity=".55">${rows.join('')}</g>`;
}

export function barCode(x: number, y: number, width: number, height: number): string {
  const bars: string[] = [rect(x, y, width, height, '#ffffff')];
  for (let at = x + 8, i = 0; at < x + width - 10; i++) {
    const bar = 2 + ((i * 7) % 5);
    bars.push(rect(at, y + 8, bar, height - 16, '#1a1a1a'));
    at += bar + 3 + ((i * 5) % 4);
  }
  return bars.join('');
}

export const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
