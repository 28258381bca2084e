import type { Result } from '../api-client.ts';
import { ScreenError } from './screen.ts';

/** For loaders: the value of a call that the screen cannot do without; a failure becomes the screen's failure. */
export function requireValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ScreenError(
    result.status === 0 ? 503 : result.status,
    result.error?.code ?? 'no answer',
    result.error?.requestId,
  );
}
