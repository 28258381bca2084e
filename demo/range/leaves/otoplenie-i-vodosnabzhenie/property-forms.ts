/** Short forms for defining properties: list, range and flag. */
import type { Property, Words } from '../../leaf.ts';
import { alike } from './drafting.ts';

type Unit = Words | string;

function define(code: string, ru: string, kz: string, kind: Property['kind'], unit?: Unit): Property {
  if (unit === undefined) return { code, ru, kz, kind };
  return { code, ru, kz, kind, unit: typeof unit === 'string' ? alike(unit) : unit };
}

/** A unit given as a plain string is written alike in both languages. */
export function list(code: string, ru: string, kz: string, unit?: Unit): Property {
  return define(code, ru, kz, 'list', unit);
}

export function range(code: string, ru: string, kz: string, unit?: Unit): Property {
  return define(code, ru, kz, 'range', unit);
}

export function flag(code: string, ru: string, kz: string): Property {
  return define(code, ru, kz, 'flag');
}
