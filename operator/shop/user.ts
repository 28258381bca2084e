import { decideOnUser } from '#api/wholesale/wholesale.ts';
import { readFlags } from '../flags.ts';
import { describeDecision } from './describe-decision.ts';
import { readLastDay, type Subject, usageOf } from './subject.ts';

const DECISIONS = ['activate', 'revoke', 'decline'] as const;

/** The contract of a person (`individual`). */
export const user: Subject = {
  usage: ['user <e-mail or +7…> activate [--until 2027-12-31]', 'user <e-mail or +7…> revoke | decline'],

  async run(db, words) {
    const { values, positionals } = readFlags(words, { until: { type: 'string' } });
    const [login = '', word] = positionals;
    const decision = DECISIONS.find((each) => each === word);
    if (login === '' || !decision) throw usageOf(this);
    const { userId, outcome } = await decideOnUser(db, login, decision, {
      lastDay: readLastDay(values.until),
    });
    if (outcome.kind === 'unknown') throw new Error('There is no such user.');
    return `User ${userId}: ${describeDecision(outcome)}`;
  },
};
