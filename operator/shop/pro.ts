import { decideOnMaster, listMasters } from '#api/loyalty/loyalty.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const DECISIONS = ['confirm', 'decline'] as const;

/** Masters of the programme for them. */
export const pro: Subject = {
  usage: ['pro list', 'pro <e-mail or +7…> confirm | decline'],

  async run(db, words) {
    const [login = '', word] = readFlags(words, {}).positionals;
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
    if (login === '' || !decision) throw usageOf(this);
    const decided = await decideOnMaster(db, login, decision);
    if (decided === 'unknown') throw new Error('Nobody of this login has asked to be a master.');
    return decided.linkCode === null
      ? `${login}: no master, the card is an ordinary one.`
      : `${login}: a master, link code ${decided.linkCode}.`;
  },
};
