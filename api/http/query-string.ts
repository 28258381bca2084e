/**
 * Query strings as the contract wants them: `name[]=a&name[]=b` and `name=a&name=b` are both lists under `name`;
 * `filter[klass][]=33` and `filter[price][from]=1` are objects, two names deep and no deeper.
 * The objects have no prototype, so that `__proto__` is a parameter like any other.
 */
export interface Query {
  [name: string]: string | string[] | Query;
}

const emptyQuery = (): Query => Object.create(null);

export function parseQueryString(text: string): Query {
  const query = emptyQuery();
  for (const [rawName, value] of new URLSearchParams(text)) {
    const isList = rawName.endsWith('[]');
    const fullName = isList ? rawName.slice(0, -2) : rawName;
    const [, name = fullName, ...keys] = /^([^[\]]+)\[([^[\]]+)\](?:\[([^[\]]+)\])?$/.exec(fullName) ?? [];
    const path = [name, ...keys.filter((key) => key !== undefined)];
    const last = path.pop() ?? name;
    const holder = findHolder(query, path);
    if (holder) add(holder, last, value, isList);
  }
  return query;
}

/** The object the path leads to, made on the way; undefined when a plain value already stands in it. */
function findHolder(query: Query, path: readonly string[]): Query | undefined {
  let holder = query;
  for (const name of path) {
    const next = holder[name] ?? emptyQuery();
    holder[name] = next;
    if (typeof next === 'string' || Array.isArray(next)) return undefined;
    holder = next;
  }
  return holder;
}

function add(holder: Query, name: string, value: string, isList: boolean): void {
  const before = holder[name];
  if (before === undefined) holder[name] = isList ? [value] : value;
  else if (Array.isArray(before)) before.push(value);
  else if (typeof before === 'string') holder[name] = [before, value];
}
