/**
 * By what one can log in beside a password: what the server can do is known to it alone. Asked for together with the
 * dialogue's code, so that nothing moves when the answer comes; without one in time the password is the way.
 */
import type { Locale } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';

const PATIENCE_MS = 1000;
let hasCode = false;
let outbox: string | null = null;

export const canLogInByCode = (): boolean => hasCode;

/** The page of a demo where the codes it sends are read. */
export const outboxOfDemo = (): string | null => outbox;

export async function loadLoginWays(locale: Locale): Promise<void> {
  const asked = browserApi(locale)('GET /api/v1/auth/ways/').then((ways) => {
    hasCode = ways.ok && ways.value.data.code;
    outbox = ways.ok ? ways.value.data.outbox : null;
  });
  await Promise.race([asked, new Promise<void>((goOn) => setTimeout(goOn, PATIENCE_MS))]);
}
