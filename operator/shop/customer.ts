import { decideOnUser } from '#api/wholesale/wholesale.ts';
import { findLastDay, type Subject } from './subject.ts';

const DECISIONS = ['activate', 'revoke', 'decline'] as const;

/** The contract of a person (`individual`). */
export const customer: Subject = {
  usage: [
    'customer <e-mail or +7…> activate [--until 2027-12-31]',
    'customer <e-mail or +7…> revoke | decline',
  ],

  async run(db, [login = '', word, ...rest]) {
    const decision = DECISIONS.find((each) => each === word);
    if (login === '' || !decision) throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       ')}`);
    return decideOnUser(db, login, decision, findLastDay(rest));
  },
};
