/**
 * What is asked in the address, as those who ask write it: names in capitals, `&amp;` of a page they were copied from, a
 * second question mark, letters of file names in windows-1251. A library would put a sign for «no letter» in their place.
 */
export function readAskedQuery(url: string): (name: string) => string | undefined {
  const told = new Map<string, string>();
  const [, ...parts] = url.split(/[?&]/);
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = toText(at < 0 ? part : part.slice(0, at))
      .toLowerCase()
      .replace(/^amp;/, '');
    // The first one counts.
    if (!told.has(name)) told.set(name, at < 0 ? '' : toText(part.slice(at + 1)));
  }
  return (name) => told.get(name);
}

function toText(written: string): string {
  const bytes = Buffer.from(
    written
      .replaceAll('+', ' ')
      .replace(/%([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
