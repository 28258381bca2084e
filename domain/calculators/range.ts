/**
 * Where in the range the goods of a role stand: sections, and the property that tells them from their neighbours
 * there. What is asked for (a floor or a wall, gypsum or cement) narrows the choice. Sections and properties are the shop's own words; a role the range has nothing for is said to have nothing.
 */
import { ralOf, underlayFor } from '../companions/companions.ts';
import type { Article } from './article.ts';
import type { Texts } from './fields.ts';
import { type Role, sectionOfRole } from './roles.ts';

export interface Place {
  sections: readonly string[];
  /** Only goods with one of these values of the property, or with any where none is named. */
  property?: string;
  choices?: readonly string[];
  /** What must hold besides: the colour of the roof. `orNone`: goods that do not say it will do where none do so. */
  also?: { property: string; choices: readonly string[]; orNone?: true };
}

/** What is being calculated. */
export interface Asked {
  code: string;
  texts: Texts;
  /** The goods it is about, once they are chosen: what goes with them must fit them. */
  main?: { sectionCode: string; facts: Article['facts'] } | undefined;
}

const kind = (...choices: string[]) => ({ property: 'kind', choices });
const mix = (...choices: string[]) => ({ property: 'mix_purpose', choices });

/** Of roles that share a section with others: what tells them apart. */
const MARKS: Partial<Record<Role, Omit<Place, 'sections'>>> = {
  'tile-glue': mix('adhesive-ceramics', 'adhesive-porcelain'),
  crosses: kind('tile-crosses'),
  'levelling-clips': kind('levelling-clips', 'levelling-kit'),
  skirting: { property: 'skirting_height_mm' },
  'skirting-inner-corner': kind('skirting-inner-corner'),
  'skirting-outer-corner': kind('skirting-outer-corner'),
  'skirting-joint': kind('skirting-joint'),
  'skirting-end-cap': kind('skirting-end-cap'),
  plasterboard: kind('drywall-plain', 'drywall-moisture', 'drywall-fire', 'drywall-strong'),
  stud: kind('profile-ps'),
  'ceiling-profile': kind('profile-pp'),
  beacon: kind('profile-beacon'),
  connector: kind('frame-connector'),
  hanger: kind('frame-hanger'),
  extender: kind('frame-extender'),
  'screw-25': kind('screw-plasterboard-metal'),
  'screw-35': kind('screw-plasterboard-metal'),
  'screw-metal': kind('screw-washer-drill'),
  'roof-screw': kind('screw-roofing'),
  'fence-screw': kind('screw-roofing'),
  'roof-nails': kind('roof-nails'),
  'joint-filler': mix('putty-joints'),
  'joint-tape': kind('joint-tape'),
  'sealing-tape': kind('sealing-tape'),
  'damper-tape': kind('damper-tape'),
  dowel: kind('anchor-nail-dowel', 'anchor-dowel'),
  'masonry-glue': mix('masonry-blocks'),
  mortar: mix('masonry-brick', 'masonry-facing'),
  reinforcement: kind('rebar-rod', 'rebar-composite'),
  'roof-underlay': kind('roof-carpet'),
  membrane: kind('superdiffusion', 'wind'),
  'vapour-barrier': kind('vapour'),
  ridge: kind('roof-ridge'),
  eaves: kind('roof-eaves'),
  barge: kind('roof-barge'),
  gutter: { property: 'gutter_element', choices: ['trough'] },
  funnel: { property: 'gutter_element', choices: ['outlet'] },
  'facade-glue': mix('adhesive-stone', 'adhesive-porcelain'),
  'base-coat': mix('levelling', 'plinth'),
  mesh: kind('mesh-plaster'),
  fibre: kind('fibre'),
  'deck-board': { property: 'deck_section' },
  joist: kind('batten'),
  'deck-clip': kind('deck-clip'),
  'start-clip': kind('deck-start-clip'),
  'end-strip': kind('deck-end-strip'),
  pedestal: kind('deck-pedestal'),
  'fence-sheet': kind('fence-sheet'),
  picket: kind('fence-picket'),
  post: kind('fence-post'),
  rail: kind('fence-rail'),
  concrete: kind('portland'),
  'radiator-section': kind('radiator-aluminium', 'radiator-bimetal'),
  'heating-mat': kind('heating-mat'),
  'heating-cable': kind('heating-cable'),
  thermostat: kind('floor-thermostat'),
};

const MIXES: Readonly<Record<string, Place>> = {
  'gypsum-plaster': { sections: ['shtukaturka'], property: 'mix_base', choices: ['gypsum'] },
  'cement-plaster': { sections: ['shtukaturka'], property: 'mix_base', choices: ['cement', 'cement-lime'] },
  'gypsum-putty': { sections: ['shpatlevka'], ...mix('putty-start') },
  'finish-putty': { sections: ['shpatlevka'], ...mix('putty-finish') },
  'self-levelling': { sections: ['styazhka-i-nalivnoy-pol'], ...mix('floor-finish', 'floor-levelling') },
  masonry: { sections: ['kladochnye-smesi'], ...mix('masonry-brick', 'masonry-facing') },
};

const PRIMERS: Readonly<Record<string, readonly string[]>> = {
  adhesion: ['primer-contact'],
  strengthening: ['primer-deep'],
};

const ROOFS: Readonly<Record<string, Place>> = {
  'metal-tile': { sections: ['metallocherepitsa'], property: 'roof_profile' },
  profile: { sections: ['profnastil'], property: 'purpose', choices: ['roof'] },
  shingles: { sections: ['myagkaya-krovlya'], ...kind('shingle') },
};

/** Roles whose goods depend on what was typed. */
const ASKED: Partial<Record<Role, (asked: Asked) => Place>> = {
  underlay: ({ main }) => ({
    sections: [sectionOfRole('underlay')],
    property: 'under_for',
    choices: [underlayOf(main)?.name ?? 'laminate'],
  }),
  tile: ({ texts }) =>
    texts.where === 'wall' || texts.where === 'walls'
      ? { sections: ['plitka-dlya-vannoy', 'keramogranit'], property: 'tile_place', choices: ['wall'] }
      : { sections: ['keramogranit'], property: 'tile_place', choices: ['floor'] },
  paint: ({ texts }) => ({
    sections: [sectionOfRole('paint')],
    property: 'paint_room',
    choices: texts.where === 'ceiling' ? ['ceiling'] : ['living-rooms', 'kitchen', 'hall', 'nursery'],
  }),
  primer: ({ code, texts }) => ({
    sections: [sectionOfRole('primer')],
    ...kind(...((code === 'primer' && PRIMERS[texts.material ?? '']) || ['primer-deep', 'primer-universal'])),
  }),
  wallpaper: () => ({ sections: ['vinilovye-oboi', 'flizelinovye-oboi'] }),
  grout: ({ texts }) => ({
    sections: [sectionOfRole('grout')],
    property: 'mix_base',
    choices: [texts.grout === 'epoxy' ? 'epoxy' : 'cement'],
  }),
  track: ({ code }) => ({
    sections: [sectionOfRole('track')],
    ...kind(code === 'ceiling' ? 'profile-ppn' : 'profile-pn'),
  }),
  dowel: ({ code }) => ({
    sections: [sectionOfRole('dowel')],
    ...(code === 'insulation' ? kind('anchor-insulation') : kind('anchor-nail-dowel', 'anchor-dowel')),
  }),
  mix: ({ texts }) =>
    MIXES[texts.material ?? ''] ?? { sections: ['shtukaturka'], property: 'mix_base', choices: ['gypsum'] },
  masonry: ({ texts }) =>
    texts.material === 'brick'
      ? { sections: ['kirpich'], ...kind('brick-common', 'brick-facing', 'brick-silicate', 'brick-clinker') }
      : { sections: ['gazoblok'] },
  roofing: ({ texts }) =>
    ROOFS[texts.material ?? ''] ?? ROOFS['metal-tile'] ?? { sections: ['metallocherepitsa'] },
  'mineral-wool': () => ({ sections: ['mineralnaya-vata'], property: 'insul_use', choices: ['frame'] }),
  insulation: ({ texts }) =>
    texts.place === 'facade'
      ? {
          sections: ['mineralnaya-vata', 'penoplast-i-xps'],
          property: 'insul_use',
          choices: ['plaster-facade'],
        }
      : { sections: ['mineralnaya-vata'], property: 'insul_use', choices: ['frame', 'attic'] },
  screed: ({ texts }) => ({
    sections: [sectionOfRole('screed')],
    ...mix(
      ...(['1', 'true', 'on', 'yes'].includes(texts.warmFloor ?? '') ? ['floor-warm'] : ['floor-screed']),
    ),
  }),
};

export function placeOf(role: Role, asked: Asked): Place {
  const place = ASKED[role]?.(asked) ?? { sections: [sectionOfRole(role)], ...MARKS[role] };
  const also = asked.main && COLOURED[role]?.(ralOf(toFacts(asked.main.facts)));
  return also ? { ...place, also } : place;
}

/** What is seen beside a roof or a fence is of its colour; of bare metal nothing is asked. */
const inRal = (ral: string) => (ral === '' ? undefined : { property: 'roof_ral', choices: [ral] });
const COLOURED: Partial<Record<Role, (ral: string) => Place['also']>> = {
  'roof-screw': inRal,
  'fence-screw': inRal,
  gutter: inRal,
  funnel: inRal,
  post: (ral) => (ral === '' ? undefined : { property: 'fence_ral', choices: [`ral-${ral}`], orNone: true }),
};

const toFacts = (facts: Article['facts']) =>
  Object.fromEntries(Object.entries(facts).map(([code, value]) => [code, [value]]));

/** The covering that is laid, or laminate where nobody has chosen yet. */
export const underlayOf = (main: Asked['main']) =>
  underlayFor(main?.sectionCode ?? 'laminat', main ? toFacts(main.facts) : {});
