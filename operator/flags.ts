import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { SetupError } from '#database/setup-error.ts';

type Parsed<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

/** The words and the flags of a command; a flag that it does not have is refused in a sentence. */
export function readFlags<const T extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: T,
): Parsed<T> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new SetupError(toSentence(error, Object.keys(options)));
  }
}

/** parseArgs quotes the flag as it was written, or as it is declared: `--count <value>`. */
function toSentence(error: unknown, known: readonly string[]): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, flag = ''] = /'(?:-\w, )?(--?[^\s'=]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no flag ${flag}${known.length === 0 ? '.' : `; there are ${known.map((name) => `--${name}`).join(', ')}.`}`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
  return message.includes('does not take') ? `${flag} takes no value.` : `${flag} needs a value.`;
}
