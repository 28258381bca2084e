/**
 * What a browser's main thread did between two frames, out of its own trace: the processor time of script alone, without
 * styles, layout and painting. Processor time, because another program on the machine must not make a frame longer.
 */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/** What enters script; one within another is counted once, by the outer one. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);
/** What a browser must do at once because script asks for a place: no script, wherever it stands. */
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree', 'RecalculateStyles']);
const FRAME = 'FireAnimationFrame';

/** In ms, one for each frame in which the page's own script was called by the frame. */
export function readScriptOfFrames(trace: readonly TraceEvent[]): number[] {
  const drawn = trace.filter(({ name, ph }) => name === FRAME && ph === 'X');
  const main = drawn[0];
  if (!main) return [];
  const own = trace.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const starts = [...new Set(own.filter(({ name }) => name === FRAME).map(({ ts }) => ts))].sort(
    (a, b) => a - b,
  );
  const script = own
    .filter(({ name, ph }) => ph === 'X' && (SCRIPT.has(name) || LAYOUT.has(name)))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frames = starts.map(() => 0);
  let [frame, busyUntil] = [0, Number.NEGATIVE_INFINITY];
  for (const { name, ts, dur = 0, tdur = dur } of script) {
    const isInside = ts < busyUntil;
    if (LAYOUT.has(name) !== isInside) continue;
    if (!isInside) busyUntil = ts + dur;
    while (frame + 1 < starts.length && ts >= (starts[frame + 1] ?? Number.POSITIVE_INFINITY)) frame += 1;
    const ms = (isInside ? -tdur : tdur) / 1000;
    if (ts >= (starts[frame] ?? 0)) frames[frame] = (frames[frame] ?? 0) + ms;
  }
  // The last one has no end.
  return frames.slice(0, -1);
}
