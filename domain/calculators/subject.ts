/** What a calculator is about, and which one stands on the page of a product. */
import type { Texts } from './fields.ts';
import type { Role } from './roles.ts';

/** The role a calculator is about: its goods settle sizes, and it stands on their pages. */
const MAIN_ROLES: Readonly<Record<string, Role>> = {
  tile: 'tile',
  paint: 'paint',
  wallpaper: 'wallpaper',
  laminate: 'laminate',
  'dry-mix': 'mix',
  partition: 'plasterboard',
  ceiling: 'plasterboard',
  masonry: 'masonry',
  insulation: 'insulation',
  primer: 'primer',
  roofing: 'roofing',
  screed: 'screed',
  decking: 'deck-board',
  fence: 'fence-sheet',
  skirting: 'skirting',
  radiators: 'radiator-section',
  'warm-floor': 'heating-mat',
};

/** Which calculator a product's page shows, by its section, and what the product itself settles there. */
const BLOCKS: Readonly<Record<string, readonly [code: string, texts?: Texts]>> = {
  keramogranit: ['tile', { where: 'floor' }],
  'plitka-dlya-vannoy': ['tile', { where: 'wall' }],
  laminat: ['laminate'],
  kvartsvinil: ['laminate'],
  'parketnaya-doska': ['laminate'],
  'kraska-dlya-sten-i-potolkov': ['paint'],
  'vinilovye-oboi': ['wallpaper'],
  'flizelinovye-oboi': ['wallpaper'],
  'oboi-pod-pokrasku': ['wallpaper'],
  gipsokarton: ['partition'],
  gruntovka: ['primer'],
  gazoblok: ['masonry', { material: 'block' }],
  kirpich: ['masonry', { material: 'brick' }],
  shtukaturka: ['dry-mix', { material: 'cement-plaster' }],
  shpatlevka: ['dry-mix', { material: 'finish-putty', thickness: '1' }],
  'styazhka-i-nalivnoy-pol': ['screed'],
  'mineralnaya-vata': ['insulation'],
  'penoplast-i-xps': ['insulation', { place: 'facade' }],
  metallocherepitsa: ['roofing', { material: 'metal-tile' }],
  'myagkaya-krovlya': ['roofing', { material: 'shingles' }],
  profnastil: ['roofing', { material: 'profile' }],
  'terrasnaya-doska': ['decking'],
  'plintus-napolnyy': ['skirting'],
  radiatory: ['radiators'],
};

export function mainRoleOf(code: string, texts: Texts = {}): Role | null {
  if (code === 'fence' && texts.material === 'picket') return 'picket';
  if (code === 'warm-floor' && texts.material === 'cable') return 'heating-cable';
  return MAIN_ROLES[code] ?? null;
}

/** Null for a section no calculator is about. */
export function blockOfSection(section: string): { code: string; texts: Texts } | null {
  const block = BLOCKS[section];
  return block ? { code: block[0], texts: block[1] ?? {} } : null;
}
