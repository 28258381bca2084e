/**
 * Drawings of goods, one per kind of thing, on a field of 400 × 400: what a product shows until its photograph is
 * there. `fill` is the thing's own colour, `dark` its shaded side; `tint` marks a label or a detail.
 */
export interface Paint {
  fill: string;
  dark: string;
  tint: string;
}

type Shape = (paint: Paint) => string;

const label = ({ tint }: Paint, x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${tint}"/><rect x="${x + 12}" y="${y + h / 2 - 5}" width="${w - 24}" height="10" rx="5" fill="#fff" opacity=".85"/>`;

/** Three stacked slabs in a skewed view: sheets, boards, tiles. */
const slabs = ({ fill, dark }: Paint, thickness: number, lines: string) =>
  [2, 1, 0]
    .map((i) => {
      const y = 150 + i * (thickness + 10);
      const side = `<path d="M70 ${y + 50}v${thickness}l130 70v-${thickness}z" fill="${dark}"/><path d="M200 ${y + 120}v${thickness}l130-70v-${thickness}z" fill="${dark}" opacity=".75"/>`;
      return `${side}<path d="M70 ${y + 50}l130-70 130 70-130 70z" fill="${fill}" stroke="${dark}" stroke-width="2"/>${i === 0 ? lines : ''}`;
    })
    .join('');

export const shapes: Record<string, Shape> = {
  bag: (p) =>
    `<path d="M115 95q85-22 170 0l14 215q-99 26-198 0z" fill="${p.fill}"/><path d="M115 95q85 22 170 0l3 24q-88 22-176 0z" fill="${p.dark}"/>${label(p, 130, 170, 140, 70)}`,
  bucket: (p) =>
    `<path d="M120 150a80 60 0 0 1 160 0" fill="none" stroke="${p.dark}" stroke-width="7"/><path d="M112 150h176l-18 165h-140z" fill="${p.fill}"/><rect x="104" y="138" width="192" height="26" rx="8" fill="${p.dark}"/>${label(p, 130, 205, 140, 60)}`,
  canister: (p) =>
    `<path d="M125 130h95l55 40v140q0 15-15 15h-120q-15 0-15-15z" fill="${p.fill}"/><path d="M150 130v-22h46v22" fill="none" stroke="${p.dark}" stroke-width="14"/><rect x="225" y="112" width="40" height="34" rx="6" fill="${p.dark}"/>${label(p, 145, 200, 110, 70)}`,
  tube: (p) =>
    `<rect x="160" y="130" width="80" height="190" rx="10" fill="${p.fill}"/><path d="M178 130l14-60h16l14 60z" fill="${p.dark}"/><rect x="160" y="296" width="80" height="24" rx="6" fill="${p.dark}"/>${label(p, 170, 185, 60, 80)}`,
  box: (p) =>
    `<path d="M85 160l115-50 115 50-115 50z" fill="${p.fill}"/><path d="M85 160v120l115 50v-120z" fill="${p.dark}"/><path d="M315 160v120l-115 50v-120z" fill="${p.fill}"/><path d="M225 205l65-28v60l-65 28z" fill="${p.tint}"/>`,
  sheet: (p) => slabs(p, 12, ''),
  board: (p) =>
    slabs(
      p,
      18,
      `<path d="M113 177l130 70M156 153l130 70" stroke="${p.dark}" stroke-width="2" fill="none"/>`,
    ),
  tile: (p) =>
    slabs(
      p,
      10,
      `<path d="M135 165l130 70M265 165l-130 70" stroke="#fff" stroke-width="5" fill="none"/><path d="M120 205q40-30 70-14t90-20" stroke="${p.dark}" stroke-width="2" fill="none" opacity=".6"/>`,
    ),
  brick: (p) =>
    [
      [80, 250],
      [205, 250],
      [142, 180],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y}h115v60h-115z" fill="${p.fill}"/><path d="M${x} ${y}l18-20h115l-18 20z" fill="${p.tint}"/><path d="M${(x ?? 0) + 115} ${y}l18-20v60l-18 20z" fill="${p.dark}"/>`,
      )
      .join(''),
  roll: (p) =>
    `<path d="M120 120h130v210h-130z" fill="${p.fill}"/><ellipse cx="185" cy="330" rx="65" ry="20" fill="${p.dark}"/><ellipse cx="185" cy="120" rx="65" ry="22" fill="${p.tint}"/><ellipse cx="185" cy="120" rx="26" ry="9" fill="${p.dark}"/><path d="M250 130l50 16v190l-50-16z" fill="${p.fill}" opacity=".8"/>`,
  profile: (p) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${70 + i * 34} ${280 + i * 14}l180-150 26 10-180 150z" fill="${p.fill}" stroke="${p.dark}" stroke-width="3"/>`,
      )
      .join(''),
  pipe: (p) =>
    `<path d="M90 270l170-170" stroke="${p.dark}" stroke-width="62" stroke-linecap="round"/><path d="M90 270l170-170" stroke="${p.fill}" stroke-width="50" stroke-linecap="round"/><path d="M250 250a50 50 0 0 0 50-50" stroke="${p.dark}" stroke-width="48" fill="none"/><path d="M250 250a50 50 0 0 0 50-50" stroke="${p.tint}" stroke-width="36" fill="none"/>`,
  coil: (p) =>
    [95, 75, 55]
      .map(
        (r) =>
          `<circle cx="200" cy="205" r="${r}" fill="none" stroke="${r === 75 ? p.dark : p.fill}" stroke-width="18"/>`,
      )
      .join('') +
    `<path d="M290 205q30 40 50 90" stroke="${p.fill}" stroke-width="16" fill="none" stroke-linecap="round"/>`,
};
