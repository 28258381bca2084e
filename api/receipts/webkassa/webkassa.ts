/**
 * Webkassa, version 4 of its API (docs/partners/webkassa.md): a token for about a day in every body, one request at a time
 * for a register, a number of ours by which a repeated receipt is the first one (error 14).
 */
import { z } from 'zod';
import { type Outgoing, Refused, readJson } from '../../outgoing/outgoing.ts';
import type { WebkassaSettings } from '../../partner-settings.ts';
import { type CashRegister, TotalDiffers } from '../cash-register.ts';
import { checkData, toCheck, toFiscal } from './webkassa-check.ts';

const NAME = 'webkassa';
const TOKEN_EXPIRED = 2;
const SHIFT_TOO_LONG = 11;
const CLOSED_ALREADY = [12, 13];
const MADE_BEFORE = 14;

const envelope = z.object({
  Data: z.unknown(),
  Errors: z.array(z.object({ Code: z.number(), Text: z.string().nullish() })).nullish(),
});

export function createWebkassa(
  outgoing: Outgoing,
  { address, key, login, password, cashbox }: WebkassaSettings,
): CashRegister {
  /** Known to this process; another one has its own. */
  let token: string | null = null;

  const post = (operation: string, body: object, taken: readonly number[] = []) =>
    outgoing.call({
      to: NAME,
      operation,
      method: 'POST',
      url: `${address}/api/v4/${operation}`,
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
      read(answer) {
        const { Data, Errors } = envelope.parse(readJson(answer));
        const [failed] = (Errors ?? []).filter(({ Code }) => !taken.includes(Code));
        if (failed) throw new Refused(NAME, String(failed.Code));
        return Data;
      },
    });

  const isCode = (error: unknown, code: number): boolean =>
    error instanceof Refused && error.reason === String(code);

  /** With a token; an expired one is replaced once. */
  async function ask(operation: string, body: object, taken: readonly number[] = []): Promise<unknown> {
    for (let isSecond = false; ; isSecond = true) {
      token ??= await logIn();
      try {
        return await post(operation, { Token: token, ...body }, taken);
      } catch (error) {
        if (isSecond || !isCode(error, TOKEN_EXPIRED)) throw error;
        token = null;
      }
    }
  }

  async function logIn(): Promise<string> {
    const data = await post('Authorize', { Login: login, Password: password });
    return z.object({ Token: z.string() }).parse(data).Token;
  }

  async function closeShift(): Promise<void> {
    await ask('ZReport', { CashboxUniqueNumber: cashbox }, CLOSED_ALREADY);
  }

  return {
    async register(document) {
      const body = { CashboxUniqueNumber: cashbox, ...toCheck(document) };
      const make = () => ask('check', body, [MADE_BEFORE]);
      const data = checkData.parse(
        await make().catch(async (error: unknown) => {
          if (!isCode(error, SHIFT_TOO_LONG)) throw error;
          await closeShift();
          return make();
        }),
      );
      // Nothing is corrected: people must see what the register has told the tax office.
      if (data.Total !== document.totalTenge)
        throw new TotalDiffers(`R${document.id}`, { theirs: data.Total, ours: document.totalTenge });
      return toFiscal(data);
    },
    strict: { cashbox, closeShift },
  };
}
