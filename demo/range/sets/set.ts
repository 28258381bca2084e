/** How a demo set is described: its goods by leaf and picture, not by code, so that it suits a range of any size. */
import type { SetMode } from '#contract/sets.ts';
import type { SetParam } from '#domain/sets.ts';
import type { Words } from '../leaf.ts';

export interface DemoItem {
  leaf: string;
  /** What the name of its picture must match: `^tap/basin`. */
  like?: RegExp;
  /** What its Russian name must say: «с раковиной». */
  named?: RegExp;
  /** Of those the one that also matches this, where there is one: a colour. */
  prefer?: RegExp;
  /** The so-many-th best instead of the best. */
  place?: number;
  amount?: number;
  perParam?: number;
  /** The amount is in м², м, кг or л, not in packs. */
  isMeasured?: true;
  isOptional?: true;
  /** An optional item that is not ticked at first. */
  isLeft?: true;
  /** How many others may stand in its place. */
  alternatives?: number;
  /** What it is in the room. */
  spot?: string;
}

export interface DemoGroup {
  name: Words;
  items: readonly DemoItem[];
}

export interface DemoSet {
  code: string;
  section: string;
  name: Words;
  lead: Words;
  style?: string;
  colour?: string;
  param?: SetParam & { code: 'area' | 'rooms' | 'length' | 'doors' };
  /** The room it is shown in (`pictures/room/`); sets without one have theirs in rooms.ts. */
  scene?: string;
  /** All of its goods are of this maker. */
  brand?: string;
  /** Sold together it is cheaper by so many per cent: a promotion of its own. */
  percentOff?: number;
  groups: readonly DemoGroup[];
}

export interface DemoSetSection {
  mode: SetMode;
  code: string;
  name: Words;
  title: Words;
  about: Words;
}

export interface DemoSetFilter {
  mode: SetMode;
  section: string;
  code: string;
  name: Words;
  title: Words;
  about: Words;
  choice: Record<string, readonly string[]>;
}

export const groups = {
  materials: { ru: 'Материалы', kz: 'Материалдар' },
  preparation: { ru: 'Подготовка', kz: 'Дайындық' },
  fasteners: { ru: 'Крепёж', kz: 'Бекіткіштер' },
  tools: { ru: 'Инструмент', kz: 'Құралдар' },
  plumbing: { ru: 'Сантехника', kz: 'Сантехника' },
  finish: { ru: 'Отделка', kz: 'Әрлеу' },
  light: { ru: 'Свет и розетки', kz: 'Жарық және розеткалар' },
  wiring: { ru: 'Проводка и щит', kz: 'Сымдар және қалқан' },
  door: { ru: 'Дверь', kz: 'Есік' },
  hardware: { ru: 'Фурнитура', kz: 'Фурнитура' },
  things: { ru: 'Предметы', kz: 'Заттар' },
  series: { ru: 'Серия', kz: 'Серия' },
  companions: { ru: 'Компаньоны', kz: 'Үйлесетіндері' },
} as const satisfies Record<string, Words>;
