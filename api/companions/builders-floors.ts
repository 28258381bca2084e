import {
  amount,
  counted,
  has,
  like,
  neutral,
  number,
  of,
  one,
  ownAmount,
  type Rule,
} from './builders-rule.ts';

export const floorsRules: readonly Rule[] = [
  // Floors
  {
    rule: 'laminate has one underlay, made for laminate',
    section: 'laminat',
    holds: (o) => one(of(o, 'podlozhka')) && like(o, 'podlozhka', 'under_for', 'laminate').length === 1,
  },
  {
    rule: 'under laminate of 8 mm lie 2 to 3 mm',
    section: 'laminat',
    where: { thickness_mm: 8 },
    holds: (o) =>
      one(of(o, 'podlozhka')) &&
      of(o, 'podlozhka').every((u) => number(u, 'thickness_mm') >= 1.8 && number(u, 'thickness_mm') <= 3),
  },
  {
    rule: 'under laminate of 12 mm lie 3 mm',
    section: 'laminat',
    where: { thickness_mm: 12 },
    holds: (o) => one(of(o, 'podlozhka')) && of(o, 'podlozhka').every((u) => number(u, 'thickness_mm') === 3),
  },
  {
    rule: 'underlay covers ten packs of laminate, with no roll too many',
    section: 'laminat',
    count: 10,
    holds: (o) => counted(of(o, 'podlozhka')[0], 'm2', ownAmount(o, 'm2')),
  },
  {
    rule: 'skirting is white or in the tone of the laminate',
    section: 'laminat',
    holds: (o) => {
      const skirting = of(o, 'plintus-napolnyy');
      return one(skirting) && has(skirting[0], 'floor_tone', 'white', ...(o.own.facts.floor_tone ?? []));
    },
  },
  {
    rule: 'click vinyl lies on an underlay made for vinyl, 1 to 1.5 mm',
    section: 'kvartsvinil',
    where: { floor_joint: 'click' },
    holds: (o) => {
      const under = of(o, 'podlozhka');
      return one(under) && has(under[0], 'under_for', 'vinyl') && number(under[0], 'thickness_mm') <= 1.5;
    },
  },
  {
    rule: 'glued vinyl lies on no underlay',
    section: 'kvartsvinil',
    where: { floor_joint: 'glue' },
    holds: (o) => o.others.length > 0 && of(o, 'podlozhka').length === 0,
  },
  {
    rule: 'parquet has an underlay made for parquet, not above 3 mm',
    section: 'parketnaya-doska',
    holds: (o) => {
      const under = of(o, 'podlozhka');
      return one(under) && has(under[0], 'under_for', 'parquet') && number(under[0], 'thickness_mm') <= 3;
    },
  },
  {
    rule: 'linoleum lies on no underlay',
    section: 'linoleum',
    holds: (o) => o.others.length > 0 && of(o, 'podlozhka').length === 0,
  },
  {
    rule: 'skirting comes with its inner corner, joint and end cap, one of each',
    section: 'plintus-napolnyy',
    where: { skirting_fixing: 'clips' },
    holds: (o) =>
      ['skirting-inner-corner', 'skirting-joint', 'skirting-end-cap'].every((kind) =>
        one(like(o, 'plintus-napolnyy', 'kind', kind)),
      ),
  },
  {
    rule: 'glued skirting is held by liquid nails, not by dowels',
    section: 'plintus-napolnyy',
    where: { skirting_fixing: 'glue' },
    holds: (o) =>
      one(like(o, 'pena-i-germetiki', 'kind', 'liquid-nails')) && of(o, 'dyubeli-i-ankery').length === 0,
  },
  {
    rule: 'skirting on screws has dowels for concrete',
    section: 'plintus-napolnyy',
    where: { skirting_fixing: 'screws' },
    holds: (o) => one(like(o, 'dyubeli-i-ankery', 'kind', 'anchor-nail-dowel', 'anchor-dowel')),
  },
  // Tiles
  {
    rule: 'porcelain is laid on the glue for porcelain',
    section: 'keramogranit',
    holds: (o) =>
      one(of(o, 'plitochnyy-kley')) &&
      of(o, 'plitochnyy-kley').every((g) => has(g, 'mix_purpose', 'adhesive-porcelain')),
  },
  {
    rule: 'bags of glue are counted for the tiles: 4 kg to the square metre and more',
    section: 'keramogranit',
    count: 20,
    holds: (o) => {
      const glue = of(o, 'plitochnyy-kley')[0];
      const area = ownAmount(o, 'm2');
      return glue !== undefined && amount(glue, 'kg') >= area * 4 && amount(glue, 'kg') <= area * 7 + 25;
    },
  },
  ...(['white', 'black'] as const).map(
    (color): Rule => ({
      rule: `${color} tiles are grouted in a kindred colour`,
      section: 'plitka-dlya-vannoy',
      where: { color },
      holds: (o) => {
        const grout = of(o, 'zatirka');
        return one(grout) && has(grout[0], 'color', ...(neutral[color] ?? []));
      },
    }),
  ),
  {
    rule: 'crosses are crosses, of 1 to 3 mm',
    section: 'plitka-dlya-vannoy',
    holds: (o) => {
      const crosses = of(o, 'sistemy-ukladki-plitki');
      return (
        one(crosses) && has(crosses[0], 'kind', 'tile-crosses') && number(crosses[0], 'spacer_joint_mm') <= 3
      );
    },
  },
  {
    rule: 'mosaic on a mesh needs no crosses',
    section: 'mozaika',
    holds: (o) => o.others.length > 0 && of(o, 'sistemy-ukladki-plitki').length === 0,
  },
];
