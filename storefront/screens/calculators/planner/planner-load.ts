import { findColor } from '#domain/colours.ts';
import { measureRoom, type Room } from '#domain/room.ts';
import type { Answer } from '../../../api-client.ts';
import { requireValue } from '../../../page/require-value.ts';
import type { LoadContext } from '../../../page/screen.ts';
import { type CalculationState, parseCalculation } from '../calculation-address.ts';
import { type NeedLine, toNeedLine } from '../need-line.ts';
import {
  FINISHES,
  type Finish,
  type PlannerData,
  START,
  SURFACES,
  type SurfaceGoods,
  type SurfaceName,
  TINTS,
  USUAL_TINTS,
} from './planner-data.ts';
import { mergeNeeds } from './planner-needs.ts';
import { readRoom, toRoomTexts } from './planner-room.ts';

type Calculated = Answer<'POST /api/v1/calculators/{code}/'>['data'];

/** A calculation for each surface of the room, and one bill of all. */
export async function loadPlanner({ api, cityCode, url }: LoadContext): Promise<PlannerData> {
  const asked = withTicks(parseCalculation(url.searchParams), url.searchParams);
  const isEmpty = ['length', 'outline', 'floor', 'walls'].every((name) => !asked.texts[name]);
  const state = { ...asked, texts: isEmpty ? { ...START, ...asked.texts } : asked.texts };
  const planned = readRoom(state.texts);
  const measures = planned && measureRoom(planned.room);
  const base = toRoomTexts(state.texts);
  const accent = planned?.accent ?? [];
  const others = planned?.walls.flatMap((_, wall) => (accent.includes(wall) ? [] : wall)) ?? [];
  // Walls with nothing to tell them apart are counted as the room's.
  const coverOf = { walls: accent.length > 0 ? others : null, accent };
  const wallsM2 = (walls: readonly number[] | null) =>
    planned ? measureRoom({ ...planned.room, ...(walls ? { walls } : {}) } satisfies Room).wallsM2 : 0;
  const surfacesHere = SURFACES.filter(
    (surface) =>
      (surface !== 'accent' || accent.length > 0) && (surface !== 'walls' || others.length > 0 || !planned),
  );
  const answers = await Promise.all(
    surfacesHere.map(async (surface) => {
      const finish = finishOf(surface, state.texts);
      const cover = surface === 'walls' || surface === 'accent' ? coverOf[surface] : null;
      const job = toJob(surface, finish, cover ? { ...base, walls: cover.join(',') } : base);
      if (!job) return { surface, finish, answer: null };
      const product = state.picks[surface];
      const answer = await api('POST /api/v1/calculators/{code}/', {
        params: { code: job.code },
        body: {
          params: job.texts,
          city: cityCode,
          ...(product === undefined ? {} : { productCode: product }),
          // Its own line says it: the room has one skirting.
          products: job.code === 'laminate' ? LAMINATE_ALONE : {},
        },
      });
      return { surface, finish, answer };
    }),
  );
  const errors = answers.map(({ answer }) => (answer && !answer.ok && answer.error?.errors) || {});
  const surfaces: Partial<Record<SurfaceName, SurfaceGoods>> = {};
  const needs: NeedLine[] = [];
  let isHere = true;
  const sizes = {
    floor: measures?.floorM2 ?? 0,
    walls: wallsM2(coverOf.walls),
    accent: wallsM2(coverOf.accent),
    ceiling: measures?.floorM2 ?? 0,
    skirting: measures ? measures.perimeterM - measures.doorwaysM : 0,
  };
  for (const { surface, finish, answer } of answers) {
    const result: Calculated | null =
      answer === null || (!answer.ok && answer.status === 422) ? null : requireValue(answer).data;
    const lines = (result?.need ?? []).map(toNeedLine);
    surfaces[surface] = {
      finish,
      size: sizes[surface],
      product: lines[0]?.product ?? null,
      alternatives: lines[0]?.alternatives.map(({ product }) => product) ?? [],
      settled: result?.settled ?? {},
      colour: (finish === 'paint' ? tintOf(surface, state.texts) : result?.colour) ?? null,
    };
    needs.push(...lines.filter(({ isOwn }) => !isOwn));
    isHere &&= result?.isHere ?? true;
  }
  const need = mergeNeeds(needs);
  return {
    state,
    surfaces,
    need,
    total: need.reduce((sum, each) => sum + each.sum, 0),
    weight: Math.round(need.reduce((sum, each) => sum + each.weight, 0)),
    isHere,
    errors: Object.assign({}, ...errors),
  };
}

const LAMINATE_ALONE = Object.fromEntries(
  ['skirting', 'skirting-inner-corner', 'skirting-outer-corner', 'skirting-joint', 'skirting-end-cap'].map(
    (role) => [role, 'none'],
  ),
);

type Texts = Readonly<Record<string, string>>;

/** Without JavaScript the ticks of several walls are one name several times. */
function withTicks(state: CalculationState, search: URLSearchParams): CalculationState {
  const ticked = search.getAll('accentWalls');
  return ticked.length < 2 ? state : { ...state, texts: { ...state.texts, accentWalls: ticked.join(',') } };
}

/** Accent walls differ from the others, unless somebody wants them alike. */
function finishOf(surface: SurfaceName, texts: Texts): Finish {
  const known: readonly Finish[] = FINISHES[surface];
  const chosen = known.find((finish) => finish === texts[surface]);
  if (chosen) return chosen;
  if (surface === 'accent') return finishOf('walls', texts) === 'paint' ? 'wallpaper' : 'paint';
  return FINISHES[surface][0];
}

function tintOf(surface: SurfaceName, texts: Texts): string | null {
  const tint = TINTS.find((each) => each === texts[`${surface}Tint`]);
  return findColor(tint ?? USUAL_TINTS[surface] ?? 'white');
}

/** Which calculator counts a surface, and with what. */
function toJob(surface: SurfaceName, finish: Finish, room: Texts) {
  if (finish === 'none') return null;
  if (finish === 'wallpaper' || finish === 'skirting') return { code: finish, texts: room };
  if (finish === 'laminate') return { code: finish, texts: { ...room, method: 'plan' } };
  if (finish === 'tile') return { code: finish, texts: { ...room, where: 'floor', method: 'plan' } };
  return { code: finish, texts: { ...room, where: surface === 'ceiling' ? surface : 'walls' } };
}
