import type { CalculatorEntry } from '#contract/calculators.ts';
import type { Answer } from '../../api-client.ts';
import { requireValue } from '../../page/require-value.ts';
import { type LoadContext, ScreenError } from '../../page/screen.ts';
import { type CalculationState, parseCalculation } from './calculation-address.ts';
import type { CalculatorData } from './calculator-data.ts';
import { loadDrawing } from './drawing.tsx';
import { toNeedLine } from './need-line.ts';
import { loadPlanner } from './planner/planner-load.ts';
import { loadPlannerParts } from './planner/planner-parts.tsx';

type Calculated = Answer<'POST /api/v1/calculators/{code}/'>['data'];

export async function loadCalculator(context: LoadContext): Promise<CalculatorData> {
  const { api, url } = context;
  const entries = requireValue(await api('GET /api/v1/calculators/')).data;
  const all = entries.map(({ code, name, lead }) => ({ code, name, lead }));
  const asked = parseCalculation(url.searchParams);
  if (asked.kind === 'room') {
    const [planner] = await Promise.all([loadPlanner(context), loadPlannerParts()]);
    return { all, current: null, planner };
  }
  if (asked.kind === '') return { all, current: null, planner: null };
  const entry = entries.find(({ code }) => code === asked.kind);
  if (!entry) throw new ScreenError(404, 'Page Not Found');
  await loadDrawing(entry.code);
  return { all, current: await loadCurrent(context, entry, asked), planner: null };
}

async function loadCurrent(
  { api, cityCode }: Pick<LoadContext, 'api' | 'cityCode'>,
  entry: CalculatorEntry,
  asked: CalculationState,
): Promise<NonNullable<CalculatorData['current']>> {
  const known = new Set(entry.fields.map(({ name }) => name));
  const typed = Object.fromEntries(Object.entries(asked.texts).filter(([name]) => known.has(name)));
  // Nothing typed yet: a usual room shows what the calculator can do.
  const isExample = Object.keys(typed).length === 0;
  const state = { ...asked, texts: isExample ? entry.example : typed };
  const { product, picks, texts } = state;
  const answer = await api('POST /api/v1/calculators/{code}/', {
    params: { code: entry.code },
    body: {
      params: texts,
      city: cityCode,
      products: picks,
      ...(product === '' ? {} : { productCode: product }),
    },
  });
  const isRefused = !answer.ok && (answer.status === 422 || answer.status === 404);
  return {
    entry,
    state,
    isExample,
    result: isRefused ? null : toResult(requireValue(answer).data),
    errors: (isRefused && answer.error?.errors) || {},
    message: isRefused ? (answer.error?.message ?? '') : '',
  };
}

function toResult({ need, plan, ...rest }: Calculated) {
  return {
    ...rest,
    need: need.map(toNeedLine),
    // The drawing makes the places of the parts anew from what is typed.
    plan: plan && (({ parts: _parts, ...counts }) => counts)(plan),
  };
}
