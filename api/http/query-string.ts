/**
 * Query strings as the contract wants them: `name[]=a&name[]=b` and `name=a&name=b` are both lists under `name`.
 * The object has no prototype, so that `__proto__` is a parameter like any other.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [rawName, value] of new URLSearchParams(text)) {
    const isList = rawName.endsWith('[]');
    const name = isList ? rawName.slice(0, -2) : rawName;
    const before = query[name];
    if (before === undefined) query[name] = isList ? [value] : value;
    else if (Array.isArray(before)) before.push(value);
    else query[name] = [before, value];
  }
  return query;
}
