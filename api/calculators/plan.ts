/** A cutting plan as it travels: counts of the whole work, the list of cuts, and the place of every part. */
import type { Calculated } from '#contract/calculators.ts';
import type { CuttingPlan } from '#domain/calculators/calculators.ts';

type Plan = NonNullable<Calculated['plan']>;

/** More parts say no more than their number. */
const MOST_PARTS = 1500;
const MOST_CUTS = 24;

export function toPlan(cutting: CuttingPlan): Plan {
  const { kind, role, times, piece, plan, count, byPercent, lowerBound } = cutting;
  const base = {
    kind,
    role,
    times,
    piece,
    count,
    byPercent,
    lowerBound,
    fallback: plan.fallback,
  };
  if (cutting.kind === 'bars') {
    const lengths = cutting.plan.bars.flatMap(({ parts }) => parts.map(({ lengthMm }) => lengthMm));
    const isWhole = (lengthMm: number) => lengthMm > piece.widthMm - 1;
    return {
      ...base,
      whole: lengths.filter(isWhole).length,
      cut: lengths.filter((length) => !isWhole(length)).length,
      fromOffcuts: cutting.plan.bars.reduce((sum, { parts }) => sum + Math.max(0, parts.length - 1), 0),
      cuts: groupCuts(lengths.map((w) => ({ w, h: piece.heightMm, isWhole: isWhole(w), isCornered: false }))),
      parts: cutting.plan.bars.flatMap(({ parts }, stock) =>
        parts.map(({ x, lengthMm }, index) => ({
          x,
          y: 0,
          w: lengthMm,
          h: piece.heightMm,
          stock,
          isWhole: isWhole(lengthMm),
          isFromOffcut: index > 0,
        })),
      ),
    };
  }
  const { parts, angleDeg } = cutting.plan;
  const { holes } = cutting.region;
  const isCornered = (part: { x: number; y: number; w: number; h: number }) =>
    angleDeg === 0 &&
    holes.some(
      (hole) =>
        part.x < hole.x + hole.w - 1 &&
        hole.x < part.x + part.w - 1 &&
        part.y < hole.y + hole.h - 1 &&
        hole.y < part.y + part.h - 1,
    );
  return {
    ...base,
    whole: parts.filter((part) => part.isWhole).length,
    cut: parts.filter((part) => !part.isWhole).length,
    fromOffcuts: parts.filter((part) => part.isFromOffcut).length,
    cuts: groupCuts(parts.map((part) => ({ ...part, isCornered: isCornered(part) }))),
    parts:
      parts.length > MOST_PARTS
        ? []
        : parts.map(({ x, y, w, h, stock, isWhole, isFromOffcut }) => ({
            x: round(x),
            y: round(y),
            w: round(w),
            h: round(h),
            stock,
            isWhole,
            isFromOffcut,
          })),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Equal cuts together, the most frequent first. */
function groupCuts(
  parts: readonly { w: number; h: number; isWhole: boolean; isCornered: boolean }[],
): Plan['cuts'] {
  const groups = new Map<string, Plan['cuts'][number]>();
  for (const { w, h, isWhole, isCornered } of parts) {
    if (isWhole) continue;
    const [widthMm, heightMm] = [Math.round(w), Math.round(h)];
    const key = `${widthMm} ${heightMm} ${isCornered}`;
    const group = groups.get(key) ?? { widthMm, heightMm, count: 0, isCornered };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, MOST_CUTS);
}
