/**
 * A secret may stand in a file instead of the environment (`X_FILE` for `X`): systemd's credentials, secrets of
 * containers. The environment of a process can be read by more people than a file of its own.
 */
import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables with every `X_FILE` of a secret replaced by what its file says. */
export function withSecretFiles(given: Variables, secrets: readonly string[]): Variables {
  const read = { ...given };
  for (const name of secrets) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined)
      throw new ConfigError(`The settings ${name} and ${name}_FILE are both given: leave one of them out.`);
    read[name] = readSecret(name, path);
    delete read[`${name}_FILE`];
  }
  return read;
}

function readSecret(name: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trimEnd();
    if (text !== '') return text;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'it cannot be read';
    throw new ConfigError(`The file of the setting ${name}_FILE cannot be read: ${reason}.`);
  }
  throw new ConfigError(`The file of the setting ${name}_FILE is empty.`);
}
