import type { Db } from '#api/database.ts';
import { listAccounts, setAccountActive } from '#api/exchange-1c/operators.ts';
import { goOnAfterRestore } from '#api/restored/restored.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/;
const REFUSALS = {
  ahead: 'That moment has not come yet: name the one that the shop was restored to.',
  lately: 'This was done within the last hour. To do it once more: --again.',
};

/** Gives the logins of 1C that were open. */
async function shutOutAccounting(tx: Db): Promise<string[]> {
  const open = (await listAccounts(tx)).filter(({ isActive }) => isActive).map(({ login }) => login);
  for (const login of open) await setAccountActive(tx, login, false);
  return open;
}

/** What must be set anew once the shop has been restored to an earlier moment, before it opens. */
export const afterRestore: Subject = {
  usage: ['after-restore <2026-11-17T21:30Z> [--again]'],

  async run(db, words) {
    const { values, positionals } = readFlags([...words], { again: { type: 'boolean', default: false } });
    const [moment = ''] = positionals;
    if (!MOMENT.test(moment) || Number.isNaN(Date.parse(moment))) throw usageOf(this);
    const done = await goOnAfterRestore(db, new Date(moment), {
      again: values.again,
      shutOut: shutOutAccounting,
    });
    if (typeof done === 'string') throw new Error(REFUSALS[done]);
    const { sequences, closed, receipts, refunds, tasks } = done;
    return [
      `Numbers that others have seen go on 100000 further: ${sequences.join(', ')}.`,
      closed.length === 0
        ? 'Nobody of 1C had access.'
        : `1C is shut out (${closed.join(', ')}): look at its orders and stock, then exchange account open <login>.`,
      'The money of every day since then is compared with the providers from now on: payment breaks.',
      `${receipts} receipts and ${refunds} refunds are asked for by their old keys: what was done is not done twice.`,
      tasks.length === 0
        ? 'No letter or message waits.'
        : `These may have left already and leave again: ${tasks.map(({ kind, count }) => `${count} ${kind}`).join(', ')}.`,
      'By hand: receipts of the register since then that no order knows, and orders of markets.',
    ].join('\n');
  },
};
