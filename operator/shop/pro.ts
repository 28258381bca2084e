import { decideOnMaster, listMasters } from '#api/loyalty/loyalty.ts';
import type { Subject } from './subject.ts';

const DECISIONS = ['confirm', 'decline'] as const;

/** Masters of the programme for them. */
export const pro: Subject = {
  usage: ['pro list', 'pro <e-mail or +7…> confirm | decline'],

  async run(db, [login = '', word]) {
    if (login === 'list') {
      const lines = await listMasters(db);
      return lines
        .map((each) =>
          [
            each.status.padEnd(10),
            each.trade.padEnd(11),
            each.iin ?? '-',
            each.linkCode ?? '-',
            each.login,
          ].join('  '),
        )
        .join('\n');
    }
    const decision = DECISIONS.find((each) => each === word);
    if (login === '' || !decision) throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       ')}`);
    return decideOnMaster(db, login, decision);
  },
};
