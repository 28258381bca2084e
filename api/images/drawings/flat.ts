/** Flat goods: tiles, boards, sheets, rolls. They show their surface in the proportions of the product. */
import { type Draw, has, line, METAL, panel, path, rect, type Sitter, shadow, times } from './brush.ts';
import { shade, toPaint } from './paint.ts';
import { findTexture } from './textures.ts';

/** The product's surface in a frame; a plain one where the family has none. */
export function surface(
  family: string,
  { paint, kind }: Sitter,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const texture = findTexture(family, kind);
  const inside = texture ? texture(paint) : rect(0, 0, 400, 400, paint.fill);
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}

const face = (family: string, sitter: Sitter, x: number, y: number, w: number, h: number, depth: number) =>
  path(
    `M${x + w} ${y}l${depth} ${-depth * 0.6}v${h}l${-depth} ${depth * 0.6}z`,
    shade(sitter.paint.dark, -0.1),
  ) +
  path(`M${x} ${y}l${depth} ${-depth * 0.6}h${w}l${-depth} ${depth * 0.6}z`, sitter.paint.light) +
  surface(family, sitter, [x, y, w, h]) +
  rect(x, y, w, h, 'url(#face)', 0, `stroke="${sitter.paint.dark}" stroke-width="1.5"`);

const tile =
  (family: string): Draw =>
  (sitter) => {
    const ratio = Math.min(sitter.ratio ?? 1, 2.2);
    const h = ratio > 1.15 ? 250 : 210;
    const w = h / ratio;
    const x = 185 - w / 2;
    const behind = `<g transform="rotate(9 260 320)" opacity=".96">${face(family, sitter, x + 66, 325 - h * 0.94, w * 0.94, h * 0.94, 9)}</g>`;
    return shadow(205, 330, 130) + behind + face(family, sitter, x, 328 - h, w, h, 10);
  };

/** Long boards lying across: floors, decking, skirting. */
const boards =
  (family: string, { count, width, thickness }: { count: number; width: number; thickness: number }): Draw =>
  (sitter) =>
    shadow(205, 318, 150, 20) +
    `<g transform="rotate(-28 200 200)">${times(count, (i) => {
      const y = 118 + i * (width + 7);
      const x = 48 + (i % 2) * 26;
      return (
        rect(x, y + width, 290, thickness, shade(sitter.paint.dark, -0.15)) +
        surface(family, sitter, [x, y, 290, width]) +
        rect(x, y, 290, width, 'url(#face)', 0, `stroke="${sitter.paint.dark}" stroke-width="1"`) +
        rect(x + 290, y + 3, 7, width - 6, sitter.paint.dark)
      );
    })}</g>`;

/** Three large sheets leaning one behind another. */
const sheets =
  (family: string): Draw =>
  (sitter) =>
    shadow(205, 334, 140) +
    times(3, (i) => {
      const at = 2 - i;
      const x = 100 + at * 22;
      const y = 82 - at * 6;
      return (
        path(`M${x + 176} ${y + 22}l9-4v232l-9 4z`, shade(sitter.paint.dark, -0.2)) +
        (at === 0 ? '' : panel(x, y, 176, 250, sitter.paint.dark))
      );
    }) +
    surface(family, sitter, [100, 82, 176, 250]) +
    rect(100, 82, 176, 250, 'url(#face)', 0, `stroke="${sitter.paint.dark}" stroke-width="2"`);

/** A roll above with its sheet hanging down: the pattern is the product. */
const hanging =
  (family: string): Draw =>
  (sitter) =>
    shadow(200, 346, 110) +
    surface(family, sitter, [92, 110, 216, 230]) +
    rect(92, 110, 216, 230, 'url(#round)', 0, 'opacity=".5"') +
    rect(92, 110, 216, 26, '#000', 0, 'opacity=".16"') +
    surface(family, sitter, [78, 66, 244, 56]) +
    rect(78, 66, 244, 56, 'url(#lying)', 26) +
    rect(78, 66, 14, 56, shade(sitter.paint.dark, -0.15), 7) +
    rect(308, 66, 14, 56, shade(sitter.paint.dark, -0.3), 7);

/** A standing roll with the beginning of its sheet. */
const roll: Draw = ({ paint }) =>
  shadow(210, 334, 120) +
  path('M232 120l86 20v196l-86-22z', paint.light) +
  path('M232 120l86 20v196l-86-22z', 'url(#face)') +
  path('M108 116v200a66 20 0 0 0 132 0v-200z', paint.fill) +
  path('M108 116v200a66 20 0 0 0 132 0v-200z', 'url(#round)') +
  times(
    4,
    (i) =>
      `<ellipse cx="174" cy="116" rx="${66 - i * 14}" ry="${20 - i * 4.4}" fill="${i % 2 ? paint.light : paint.dark}"/>`,
  ) +
  `<ellipse cx="174" cy="116" rx="12" ry="4" fill="#3d454a"/>`;

const profiledSheet: Draw = ({ paint }) =>
  shadow(205, 336, 140) +
  times(2, (i) => {
    const x = 92 + (1 - i) * 26;
    const y = 84 - (1 - i) * 14;
    return times(8, (rib) => {
      const left = x + rib * 24;
      return (
        rect(left, y, 14, 246, i ? paint.fill : paint.dark) +
        rect(left + 14, y, 10, 246, shade(paint.fill, i ? -0.22 : -0.4)) +
        rect(left, y, 4, 246, '#fff', 0, 'opacity=".25"')
      );
    });
  });

const metalTile: Draw = ({ paint }) =>
  shadow(205, 330, 145) +
  `<g transform="translate(0 8)">${times(6, (row) =>
    times(6, (column) => {
      const x = 74 + column * 42 + row * 3;
      const y = 78 + row * 38;
      return (
        path(`M${x} ${y}h42v40q-10 12-21 0t-21 0z`, column % 2 ? paint.fill : shade(paint.fill, -0.08)) +
        path(`M${x} ${y}h42v40q-10 12-21 0t-21 0z`, 'url(#round)', 'opacity=".75"')
      );
    }),
  )}</g>`;

const shingle: Draw = ({ paint }) =>
  shadow(205, 332, 140) +
  times(5, (row) =>
    times(6, (column) => {
      const x = 62 + column * 46 + (row % 2) * 23;
      const y = 266 - row * 46;
      return path(
        `M${x} ${y}h44v34l-11 22h-22l-11-22z`,
        (row + column) % 3 ? paint.fill : paint.dark,
        `stroke="${shade(paint.dark, -0.2)}" stroke-width="2"`,
      );
    }),
  );

const siding: Draw = (sitter) => {
  const { paint, kind } = sitter;
  const base = has(kind, 'wood') ? toPaint('#cfa874') : has(kind, 'stone') ? toPaint('#b0a690') : paint;
  if (has(kind, 'stone'))
    return shadow(205, 330, 140) + face('stone', { ...sitter, paint: base }, 90, 110, 215, 210, 10);
  return (
    shadow(205, 334, 140) +
    times(5, (i) => {
      const y = 84 + i * 48;
      const wall = panel(84, y, 232, 50, base.fill, 0, 'tall');
      const holes = has(kind, 'soffit')
        ? times(22, (hole) => rect(92 + hole * 10, y + 16, 4, 18, base.dark, 2))
        : '';
      return `${wall}${holes}${rect(84, y + 46, 232, 5, shade(base.dark, -0.2), 0, 'opacity=".7"')}${line(`M84 ${y + 25}h232`, base.dark, 1.5, 'opacity=".5"')}`;
    })
  );
};

const polycarbonate: Draw = ({ kind }) =>
  shadow(205, 332, 135) +
  `<g transform="skewY(-8) translate(0 24)">${rect(95, 84, 210, 240, '#bcdbe2', 3, 'opacity=".55"')}${
    has(kind, 'cellular') ? times(14, (i) => line(`M${102 + i * 15} 84v240`, '#7fb0bd', 2.5)) : ''
  }${rect(95, 84, 210, 240, 'url(#face)', 3, 'stroke="#6fa2b0" stroke-width="3"')}${path('M120 100l60 0-70 150z', '#fff', 'opacity=".45"')}</g>`;

const foam: Draw = ({ paint }) =>
  shadow(205, 330, 145) +
  times(5, (i) => {
    const y = 250 - i * 34;
    return (
      path(`M70 ${y}l130 60v32l-130-60z`, shade(paint.fill, -0.12)) +
      path(`M200 ${y + 60}l130-60v32l-130 60z`, shade(paint.fill, -0.24)) +
      path(
        `M70 ${y}l130-60 130 60-130 60z`,
        paint.light,
        `stroke="${shade(paint.fill, -0.1)}" stroke-width="1.5"`,
      )
    );
  });

/** Slabs in a clear film with a printed band. */
const wool: Draw = ({ paint, kind }) => {
  if (has(kind, 'roll') || has(kind, 'glass') || has(kind, 'foil')) {
    return (
      shadow(205, 330, 145) +
      rect(100, 130, 200, 180, paint.fill, 12) +
      rect(100, 130, 200, 180, 'url(#lying)', 12) +
      times(
        4,
        (i) =>
          `<ellipse cx="300" cy="220" rx="${30 - i * 7}" ry="${90 - i * 20}" fill="${i % 2 ? paint.fill : paint.dark}"/>`,
      ) +
      rect(150, 130, 70, 180, '#0b5563') +
      rect(162, 196, 46, 12, '#fff', 3)
    );
  }
  return (
    shadow(205, 334, 140) +
    times(
      5,
      (i) =>
        panel(90, 96 + i * 46, 220, 44, i % 2 ? paint.fill : paint.light, 5, 'tall') +
        times(9, (hair) =>
          line(
            `M${100 + hair * 24} ${108 + i * 46}l14 ${4 + ((hair * 7 + i) % 4) * 4}`,
            paint.dark,
            2,
            'opacity=".45"',
          ),
        ),
    ) +
    rect(84, 160, 232, 74, '#0b5563', 3, 'opacity=".94"') +
    rect(104, 178, 110, 14, '#fff', 3) +
    rect(104, 204, 70, 9, '#fff', 3, 'opacity=".6"')
  );
};

const mesh: Draw = ({ kind }) => {
  const grid = times(11, (i) => line(`M${90 + i * 22} 96v224M90 ${96 + i * 22}h220`, METAL, 4));
  if (!has(kind, 'roll'))
    return `${shadow(205, 334, 130)}<g transform="skewY(-6) translate(0 22)">${grid}</g>`;
  return (
    shadow(210, 334, 120) +
    times(
      9,
      (i) =>
        line(`M${112 + i * 16} 110v206`, METAL, 3) +
        line(`M108 ${116 + i * 24}a66 18 0 0 0 132 0l70 18`, METAL, 3),
    ) +
    `<ellipse cx="174" cy="112" rx="66" ry="20" fill="none" stroke="${METAL}" stroke-width="4"/><ellipse cx="174" cy="112" rx="44" ry="13" fill="none" stroke="${METAL}" stroke-width="3"/>`
  );
};

const wallPanel: Draw = (sitter) => {
  if (!has(sitter.kind, 'slat')) return sheets('wall-panel')(sitter);
  return (
    shadow(205, 336, 110) +
    rect(116, 70, 176, 264, '#2f3538', 2) +
    times(
      7,
      (i) =>
        surface('wall-panel', sitter, [119 + i * 25, 70, 17, 264]) +
        rect(119 + i * 25, 70, 17, 264, 'url(#round)'),
    )
  );
};

export const flat: Record<string, Draw> = {
  tile: tile('tile'),
  mosaic: tile('mosaic'),
  stone: tile('stone'),
  laminate: boards('laminate', { count: 3, width: 52, thickness: 9 }),
  vinyl: boards('vinyl', { count: 3, width: 52, thickness: 5 }),
  parquet: boards('parquet', { count: 3, width: 52, thickness: 14 }),
  decking: boards('decking', { count: 2, width: 62, thickness: 22 }),
  skirting: boards('skirting', { count: 2, width: 34, thickness: 12 }),
  casing: boards('casing', { count: 3, width: 26, thickness: 8 }),
  sill: boards('sill', { count: 1, width: 92, thickness: 24 }),
  drywall: sheets('drywall'),
  board: sheets('board'),
  'wall-panel': wallPanel,
  panel: sheets('panel'),
  wallpaper: hanging('wallpaper'),
  linoleum: hanging('linoleum'),
  carpet: hanging('carpet'),
  roll,
  film: roll,
  underlay: (sitter) =>
    has(sitter.kind, 'softwood') || has(sitter.kind, 'xps')
      ? sheets('underlay')(sitter)
      : hanging('underlay')(sitter),
  'profiled-sheet': profiledSheet,
  'metal-tile': metalTile,
  shingle,
  siding,
  polycarbonate,
  foam,
  wool,
  mesh,
};
