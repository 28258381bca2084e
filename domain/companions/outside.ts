/** Roofs and fences: screwed, edged and drained in their own colour. */
import {
  by,
  type Companion,
  has,
  kind,
  near,
  needed,
  numberIn,
  type Own,
  offered,
  ralOf,
  sameRal,
} from './companion.ts';

const SCREWS_PER_M2 = 8;
const MEMBRANE_SPARE = 1.15;
const SHINGLE_SPARE = 1.15;
const SHINGLE_CUTTING = 1.1;
const NAILS_KG = 0.08;
/** Of what is counted by the roof's area a usual slope has so many metres of eaves and ridge to the square metre. */
const EDGE_M_PER_M2 = 0.12;
const POST_STEP_M = 2.5;
const IN_GROUND_M = 0.6;
const RAILS = 2;
const SCREWS_PER_SHEET = 12;
const SCREWS_PER_PICKET = 4;
const CEMENT_KG_PER_POST = 10;

const screws = ({ facts }: Own, pieces: number, lengthMm: number): Companion =>
  needed('screws', 'samorezy', ['piece', pieces], {
    ...kind('screw-roofing'),
    fits: sameRal(facts),
    distance: near('length_mm', lengthMm),
  });

const drain = ({ facts }: Own): Companion =>
  offered('gutter', 'vodostok', { ...by('gutter_element', 'trough'), fits: sameRal(facts) });

const membrane = ({ holds }: Own): Companion =>
  needed('membrane', 'paroizolyatsiya', ['m2', holds('m2') * MEMBRANE_SPARE], kind('superdiffusion', 'wind'));

const edge = (role: string, section: string, { holds }: Own) =>
  needed(role, section, ['m', holds('m2') * EDGE_M_PER_M2], kind(role));

function metalTile(own: Own): Companion[] {
  if (!own.facts.roof_profile) return [];
  return [
    screws(own, own.holds('m2') * SCREWS_PER_M2, 35),
    membrane(own),
    edge('roof-ridge', 'metallocherepitsa', own),
    edge('roof-eaves', 'metallocherepitsa', own),
    drain(own),
  ];
}

function profiled(own: Own): Companion[] {
  const { facts } = own;
  const all = screws(own, own.holds('m2') * SCREWS_PER_M2, has(facts, 'purpose', 'roof') ? 35 : 19);
  if (has(facts, 'purpose', 'roof')) return [all, membrane(own), drain(own)];
  // So many square metres of a fence of two metres.
  return [all, post(own, own.holds('m2') / 2 / POST_STEP_M, 2), rail(own.holds('m2') / 2)];
}

function soft({ facts, holds }: Own): Companion[] {
  if (!has(facts, 'kind', 'shingle')) return [];
  const m2 = holds('m2');
  return [
    needed('roof-nails', 'samorezy', ['kg', m2 * NAILS_KG], kind('roof-nails')),
    needed('roof-carpet', 'myagkaya-krovlya', ['m2', m2 * SHINGLE_SPARE], kind('roof-carpet')),
    // A pack's area counts the laps: so much less of the roof itself.
    needed('boards', 'osb-i-fanera', ['m2', m2 / SHINGLE_CUTTING], {
      ...kind('osb-3'),
      fits: (each) => numberIn(each, 'thickness_mm') >= 9,
      distance: near('thickness_mm', 9),
    }),
    offered('gutter', 'vodostok', by('gutter_element', 'trough')),
  ];
}

/** In the fence's colour, or primed to be painted so; long enough to stand in the ground. */
function post({ facts }: Own, perOwn: number, heightM: number): Companion {
  const ral = ralOf(facts);
  return needed('post', 'zabory-i-ograzhdeniya', ['piece', perOwn], {
    ...kind('fence-post'),
    once: 1,
    fits: (each) =>
      (ralOf(each) === '' || ralOf(each) === ral) &&
      numberIn(each, 'fence_height_m') >= heightM + IN_GROUND_M - 1e-6,
    distance: (each) =>
      (ral !== '' && ralOf(each) !== ral ? 10 : 0) + Math.abs(numberIn(each, 'fence_height_m') - heightM - 1),
  });
}

const rail = (runM: number): Companion =>
  needed('rail', 'zabory-i-ograzhdeniya', ['m', runM * RAILS], kind('fence-rail'));

const cement = (posts: number): Companion =>
  needed('cement', 'tsement', ['kg', posts * CEMENT_KG_PER_POST], {
    ...kind('portland'),
    once: CEMENT_KG_PER_POST,
  });

function fence(own: Own): Companion[] {
  const { facts } = own;
  const height = numberIn(facts, 'fence_height_m');
  const runM = runOf(own);
  const posts = [post(own, runM / POST_STEP_M, height), cement(runM / POST_STEP_M)];
  if (has(facts, 'kind', 'fence-sheet')) return [...posts, screws(own, SCREWS_PER_SHEET, 19), rail(runM)];
  if (has(facts, 'kind', 'fence-picket')) return [...posts, screws(own, SCREWS_PER_PICKET, 19), rail(runM)];
  if (has(facts, 'kind', 'fence-mesh', 'fence-panel')) return posts;
  if (has(facts, 'kind', 'fence-post')) return [cement(1)];
  return [];
}

/** Metres of fence that one sale unit makes. */
function runOf({ facts, holds }: Own): number {
  const width = numberIn(facts, 'fence_width_mm');
  if (has(facts, 'kind', 'fence-picket')) return (width + 40) / 1000;
  return has(facts, 'kind', 'fence-mesh') ? holds('m') : width / 1000;
}

export const outside: Readonly<Record<string, (own: Own) => Companion[]>> = {
  metallocherepitsa: metalTile,
  profnastil: profiled,
  'myagkaya-krovlya': soft,
  'zabory-i-ograzhdeniya': fence,
};
