/** Goods in packs: bags, buckets, cans, tubes, bottles, boxes. The pack is the product's face. */
import {
  circle,
  cylinder,
  type Draw,
  ellipse,
  has,
  label,
  line,
  lit,
  METAL,
  path,
  RUBBER,
  rect,
  shadow,
  times,
} from './brush.ts';
import { type Paint, shade, toPaint } from './paint.ts';

/** What a mix is for: the colour of its label and a sign on the pack. */
const purposes: readonly (readonly [RegExp, string, string])[] = [
  [
    /adhesive|grout/,
    '#b8402f',
    times(4, (i) => rect((i % 2) * 22, Math.floor(i / 2) * 22, 19, 19, '#fff', 2)),
  ],
  [
    /masonry/,
    '#835637',
    times(5, (i) =>
      rect((i % 2) * 24 - (Math.floor(i / 2) % 2) * 8, Math.floor(i / 2) * 15, 21, 12, '#fff', 2),
    ),
  ],
  [/floor/, '#c06a1f', line('M0 10q10-10 20 0t20 0M0 26h42M0 36h42', '#fff', 5)],
  [/putty/, '#4f8459', path('M4 0h34l-6 22H10zM17 22h8v18h-8z', '#fff')],
  [/gypsum|plaster/, '#2a6f97', path('M0 8h42l-4 8H4zM18 16h6v22h-6z', '#fff')],
  [/waterproofing|bitumen/, '#2f5f8f', path('M21 0q20 22 14 34q-4 8-14 8t-14-8q-6-12 14-34z', '#fff')],
  [/primer|facade|white/, '#0b5563', rect(2, 0, 38, 16, '#fff', 4) + line('M40 8h6v12H21v20', '#fff', 4)],
];

function purposeOf(kind: string): { color: string; sign: string } {
  const [, color, sign] = purposes.find(([words]) => words.test(kind)) ?? [null, '#0b5563', ''];
  return { color, sign };
}

const printed = (paint: Paint, kind: string, x: number, y: number, w: number, h: number) => {
  const { color, sign } = purposeOf(kind);
  const size = h * 0.42;
  return (
    label({ ...paint, label: color }, x, y, w, h) +
    `<svg x="${x + w - size - 12}" y="${y + h - size - 8}" width="${size}" height="${size}" viewBox="-2 -2 48 46" opacity=".92">${sign}</svg>`
  );
};

const bag: Draw = ({ paint, kind }) =>
  shadow(200, 334, 130) +
  lit('M112 104q88-20 176 0q10 60 14 212q-102 26-204 0q4-152 14-212z', paint.fill, 'round') +
  path('M112 104q88 20 176 0l-6-26q-82-16-164 0z', paint.dark) +
  line('M118 94q82 16 164 0', '#fff', 2, 'stroke-dasharray="5 6" opacity=".8"') +
  printed(paint, kind, 124, 150, 152, 108) +
  line('M108 292q92 20 184 0', paint.dark, 2, 'opacity=".5"');

const bucket: Draw = ({ paint, kind }) =>
  shadow(200, 334, 118) +
  line('M112 142a88 70 0 0 1 176 0', '#8a959b', 5) +
  lit('M110 146h180l-18 172q-72 24-144 0z', paint.fill, 'round') +
  ellipse(200, 142, 98, 20, paint.dark) +
  ellipse(200, 138, 98, 20, paint.light) +
  ellipse(200, 138, 84, 15, paint.fill) +
  printed(paint, kind, 124, 190, 152, 88);

/** A metal can with a lid and a drop of what is inside. */
const can: Draw = ({ paint }) =>
  shadow(200, 334, 100) +
  line('M124 170a76 62 0 0 0-14 74M276 170a76 62 0 0 1 14 74', METAL, 4) +
  cylinder(200, 122, 84, 196, '#c9d0d3') +
  lit('M116 170v104a84 22 0 0 0 168 0v-104a84 22 0 0 1-168 0z', paint.fill, 'round') +
  ellipse(200, 122, 70, 17, '#9aa4a9') +
  ellipse(200, 120, 62, 14, '#dfe4e6') +
  rect(150, 214, 100, 12, '#fff', 4, 'opacity=".9"') +
  rect(150, 236, 62, 8, '#fff', 4, 'opacity=".6"') +
  circle(266, 272, 12, '#fff', 'opacity=".35"');

const canister: Draw = ({ paint }) =>
  shadow(200, 334, 105) +
  lit(
    'M118 150q0-18 18-18h84q12 0 22 10l34 34q6 6 6 16v116q0 16-16 16h-132q-16 0-16-16z',
    paint.fill,
    'round',
  ) +
  line('M146 132v-14q0-12 12-12h34q12 0 12 12v14', paint.dark, 15) +
  rect(232, 106, 42, 34, '#c94f35', 6) +
  rect(232, 106, 42, 34, 'url(#round)', 6) +
  label(paint, 136, 194, 128, 100);

const cartridge: Draw = ({ paint, kind }) =>
  shadow(200, 336, 62) +
  lit('M188 60h24l12 66h-48z', shade(paint.fill, 0.3), 'round') +
  lit('M160 126h80v196q-40 14-80 0z', paint.fill, 'round') +
  rect(160, 126, 80, 14, paint.dark, 3) +
  label(
    {
      ...paint,
      label: has(kind, 'silicone')
        ? '#2a6f97'
        : has(kind, 'acrylic')
          ? '#4f8459'
          : has(kind, 'nails')
            ? '#b8402f'
            : '#0b5563',
    },
    164,
    170,
    72,
    104,
  );

const sprayCan: Draw = ({ paint, kind }) =>
  shadow(200, 336, 72) +
  (has(kind, 'gun') ? rect(184, 62, 32, 24, '#e0a12f', 5) : line('M200 76h44l18-16', '#c94f35', 9)) +
  lit('M164 116q0-32 36-34q36 2 36 34z', '#dfe4e6', 'round') +
  lit(
    'M150 126q0-12 14-12h72q14 0 14 12v196q-50 16-100 0z',
    has(kind, 'glue') ? '#b98a3a' : '#e7a53b',
    'round',
  ) +
  label(paint, 154, 168, 92, 108);

const smallBottle: Draw = ({ paint, kind }) =>
  has(kind, 'tube')
    ? shadow(200, 336, 60) +
      lit('M166 92h68l16 206h-100z', paint.fill, 'round') +
      rect(172, 298, 56, 34, RUBBER, 6) +
      rect(164, 82, 72, 14, paint.dark, 3) +
      label(paint, 166, 150, 68, 84)
    : shadow(200, 336, 66) +
      rect(182, 74, 36, 40, RUBBER, 6) +
      lit('M182 114h36q36 26 36 64v130q0 16-16 16h-76q-16 0-16-16v-130q0-38 36-64z', paint.fill, 'round') +
      label(paint, 152, 200, 96, 82);

const carton: Draw = ({ paint }) =>
  shadow(200, 334, 120) +
  path('M104 96h150v226h-150z', paint.fill) +
  path('M104 96h150v226h-150z', 'url(#face)') +
  path('M254 96l46 26v196l-46 4z', paint.dark) +
  path('M104 96l40-18h150l-40 18z', paint.light) +
  label(paint, 118, 140, 122, 96) +
  times(3, (i) =>
    ellipse(
      146 + i * 34,
      282,
      12,
      18,
      paint.dark,
      `opacity=".6" transform="rotate(${i * 30 - 30} ${146 + i * 34} 282)"`,
    ),
  );

export const box: Draw = ({ paint }) =>
  shadow(200, 334, 135) +
  path('M82 156l118-50 118 50-118 52z', paint.light) +
  path('M82 156v122l118 54v-124z', paint.fill) +
  path('M318 156v122l-118 54v-124z', paint.dark) +
  path('M128 136l118 52v34l28-12v-34l-118-52z', shade(paint.fill, -0.12), 'opacity=".8"') +
  path('M222 236l70-30v50l-70 31z', paint.label);

const chemistry: Draw = ({ paint, kind }) => {
  if (has(kind, 'powder'))
    return carton({
      paint: { ...paint, fill: '#6fa8c7', dark: '#4b7f9c', light: '#9cc6dd' },
      kind,
      ratio: null,
    });
  if (has(kind, 'canister')) return canister({ paint: toPaint('#8fc1d6'), kind, ratio: null });
  if (has(kind, 'spray'))
    return (
      shadow(200, 336, 76) +
      path('M168 70h72q18 0 22 16l-22 8v26h-64v-26h-14z', '#c94f35') +
      line('M246 104q22 12 18 40', '#c94f35', 9) +
      lit(
        'M176 120h60l4 34q22 22 22 54v100q0 16-16 16h-88q-16 0-16-16v-100q0-32 22-54z',
        '#8fc1d6',
        'round',
      ) +
      label(paint, 148, 220, 108, 78)
    );
  const color = has(kind, 'toilet') ? '#356f92' : has(kind, 'drain') ? '#e08434' : '#6aa37a';
  return (
    shadow(200, 336, 70) +
    rect(178, 64, 44, 36, '#f1f1ee', 8) +
    rect(178, 64, 44, 36, 'url(#round)', 8) +
    lit(
      'M176 100h48q4 24 26 40q12 12 12 36v132q0 16-16 16h-92q-16 0-16-16v-132q0-24 12-36q22-16 26-40z',
      color,
      'round',
    ) +
    label(paint, 146, 196, 108, 92)
  );
};

const cleaning: Draw = ({ kind }) => {
  if (has(kind, 'mop'))
    return (
      shadow(200, 336, 100) +
      line('M262 56l-62 210', '#c79c63', 12) +
      rect(130, 262, 140, 18, ACCENT_BLUE, 8) +
      times(12, (i) => line(`M${136 + i * 12} 280q${i % 2 ? 6 : -6} 24 0 48`, '#dfe4e6', 9))
    );
  if (has(kind, 'bags'))
    return (
      shadow(200, 334, 90) +
      lit('M130 130h140v190q-70 18-140 0z', RUBBER, 'round') +
      ellipse(200, 130, 70, 20, '#555e64') +
      ellipse(200, 130, 20, 6, '#1d2225') +
      rect(130, 190, 140, 70, '#4f8459') +
      rect(148, 208, 80, 12, '#fff', 4)
    );
  return (
    shadow(200, 330, 120) +
    times(4, (i) =>
      path(
        `M${92 + i * 6} ${290 - i * 44}h${210 - i * 6}q12 20 0 40h-${210 - i * 6}q12-20 0-40z`,
        ['#edbb3c', '#8bb9d0', '#e2b2b0', '#9cc0a1'][i] ?? '#edbb3c',
      ),
    )
  );
};

const ACCENT_BLUE = '#356f92';

export const packs: Record<string, Draw> = {
  bag,
  bucket,
  can,
  canister,
  sealant: cartridge,
  'foam-can': sprayCan,
  tint: smallBottle,
  glue: carton,
  box,
  chemistry,
  cleaning,
};
