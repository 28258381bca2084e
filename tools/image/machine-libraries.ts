/** The libraries of this machine that programs ask for, as the loader would find them. */
import { execFileSync } from 'node:child_process';

/** Lines of `ldd`: `libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x…)`, and the loader by its path alone. */
export function parseLdd(output: string): string[] {
  const missing = /^\s*(\S+) => not found/m.exec(output);
  if (missing) throw new Error(`This machine has no ${missing[1]}.`);
  return [...output.matchAll(/^\s*(?:\S+ => )?(\/\S+) \(0x/gm)].map(([, path = '']) => path);
}

/** Every library once, sorted; what lies within `own` comes with the packages and is left out. */
export function listLibraries(programs: readonly string[], own: string): string[] {
  const paths = programs.flatMap((program) =>
    parseLdd(execFileSync('ldd', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  );
  return [...new Set(paths)].filter((path) => !path.startsWith(own)).sort();
}
