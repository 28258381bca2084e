/** The titles of a test file as its source says them: each test and each group, with the groups it stands in. */
import { parseSync, Visitor } from 'vite';

export interface TestTitle {
  /** From the outermost group to the test or group itself; `%s` and `$name` as they are written, `…` for what a template fills in. */
  path: string[];
  isGroup: boolean;
  /** It, or a group it stands in, runs on some machines only. */
  isConditional: boolean;
}

const groups = new Set(['describe', 'suite']);
const blocks = new Set(['test', 'it', ...groups]);
const conditions = new Set(['skipIf', 'runIf', 'skip', 'todo']);

export function listTestTitles(path: string, text: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const open: { end: number; title: TestTitle }[] = [];
  const enclosing = (start: number) => {
    while ((open.at(-1)?.end ?? Infinity) <= start) open.pop();
    return open.at(-1)?.title;
  };
  new Visitor({
    CallExpression(node) {
      const block = findBlock(node.callee);
      const words = toWords(node.arguments[0]);
      if (block === null || words === null) return;
      const parent = enclosing(node.start);
      const title: TestTitle = {
        path: [...(parent?.path ?? []), words],
        isGroup: groups.has(block.name),
        isConditional: block.modes.some((mode) => conditions.has(mode)) || (parent?.isConditional ?? false),
      };
      titles.push(title);
      if (title.isGroup) open.push({ end: node.end, title });
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

interface Expression {
  type: string;
}

/** `test`, `test.each(…)`, `describe.runIf(…)`: which block is called, and in which modes. */
function findBlock(callee: Expression): { name: string; modes: string[] } | null {
  if (callee.type === 'Identifier') {
    const { name } = callee as Expression & { name: string };
    return blocks.has(name) ? { name, modes: [] } : null;
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    const { callee: inner, tag } = callee as Expression & { callee?: Expression; tag?: Expression };
    const next = inner ?? tag;
    return next ? findBlock(next) : null;
  }
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee as Expression & { object: Expression; property: { name?: string } };
    const block = findBlock(object);
    return block && { name: block.name, modes: [...block.modes, property.name ?? ''] };
  }
  return null;
}

function toWords(argument: Expression | undefined): string | null {
  if (argument?.type === 'Literal') {
    const { value } = argument as Expression & { value: unknown };
    return typeof value === 'string' ? value : null;
  }
  if (argument?.type === 'TemplateLiteral') {
    const { quasis } = argument as Expression & { quasis: { value: { cooked: string | null } }[] };
    return quasis.map(({ value }) => value.cooked ?? '').join('…');
  }
  return null;
}

const SLOT = /%(?:\.\d+)?[sdifjoOc#$]|%%|…|\$[\w.]+/g;

/** Whether a title of the source may have been written so in the report of a run. */
export function fitsTitle(title: string, written: string): boolean {
  const escaped = title.split(SLOT).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[^]*')}$`).test(written);
}
