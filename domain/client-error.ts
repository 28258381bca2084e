/**
 * What may be kept of an error that a browser tells of: the way of breaking, nothing of the person. Messages quote what they
 * stumbled over («"Айгерим" is not valid JSON»), addresses carry tokens: both are left out here, in one place.
 */
export interface ToldError {
  message: string;
  stack: string;
  /** The path of the page, without its query. */
  page: string;
}

export interface KeptError extends ToldError {
  /** By what the build named the file that broke. */
  build: string;
}

const MOST_MESSAGE = 200;
const MOST_FRAMES = 12;
/** From the first sign to the last: what is quoted may hold quotes itself. */
const QUOTED = /["'`].*["'`]/s;
/** The shop's own errors speak English: other letters are somebody's. */
const FOREIGN = /[^\x20-\x7e]+/g;
const FRAME =
  /^\s*(?:at )?(?:async )?(?<name>[\w$.<> ]{0,80}?)\s*[(@]?(?:https?:\/\/[^/\s]+)?\/(?<file>[\w/.-]{1,160})(?:\?[^:\s]*)?:(?<line>\d{1,9}):\d{1,9}\)?$/;
/** What a build calls its own files; the letters before the end change with the content. */
const OWN = /^assets\/(?<name>[\w.-]+?)-(?<hash>[\w-]{8})\.js$/;

/** Null when nothing of the shop's own broke: extensions and injected scripts are nobody's here. */
export function toKeptError({ message, stack, page }: ToldError): KeptError | null {
  const frames = stack.split('\n').flatMap((line) => {
    const { name = '', file = '', line: at } = FRAME.exec(line.slice(0, 400))?.groups ?? {};
    const own = OWN.exec(file)?.groups;
    return own ? [{ words: `${name.trim() || '?'} ${own.name}:${at}`, build: own.hash ?? '' }] : [];
  });
  const [first] = frames;
  if (!first) return null;
  const kept = frames.slice(0, MOST_FRAMES).map(({ words }) => words);
  return {
    message: withoutValues(message),
    stack: kept.join('\n'),
    page: toPagePattern(page),
    build: first.build,
  };
}

function withoutValues(message: string): string {
  return message
    .slice(0, 2000)
    .replace(QUOTED, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/\d{2,}/g, '…')
    .replace(FOREIGN, '…')
    .trim()
    .slice(0, MOST_MESSAGE);
}

/** Words of the shop stay; numbers, codes and tokens become stars. */
const toPagePattern = (page: string): string =>
  `/${page
    .split('/')
    .filter((part) => part !== '')
    .slice(0, 4)
    .map((part) => (/^[a-z][a-z-]{0,19}$/.test(part) ? part : '*'))
    .join('/')}`;
