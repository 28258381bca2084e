import {
  type Decision,
  decideOnOrganization,
  listOrganizationsForOperators,
} from '#api/wholesale/wholesale.ts';
import { readFlags } from '../flags.ts';
import { describeDecision } from './describe-decision.ts';
import { readLastDay, type Subject, usageOf } from './subject.ts';

const DECISIONS: readonly Decision[] = ['activate', 'revoke', 'block', 'decline'];

export const organization: Subject = {
  usage: [
    'organization list',
    'organization <id> activate [--until 2027-12-31]',
    'organization <id> revoke | block | decline',
  ],

  async run(db, words) {
    const { values, positionals } = readFlags(words, { until: { type: 'string' } });
    const [id = '', word] = positionals;
    if (id === 'list') {
      const lines = await listOrganizationsForOperators(db);
      return lines
        .map(({ id: number, name, bin, status, contract, request }) =>
          [
            number,
            bin,
            status.padEnd(10),
            (contract ?? '-').padEnd(14),
            (request ?? '-').padEnd(10),
            name,
          ].join('  '),
        )
        .join('\n');
    }
    const decision = DECISIONS.find((each) => each === word);
    if (!/^[0-9]{1,9}$/.test(id) || !decision) throw usageOf(this);
    const outcome = await decideOnOrganization(db, Number(id), decision, {
      lastDay: readLastDay(values.until),
    });
    if (outcome.kind === 'unknown') throw new Error(`There is no organisation ${id}.`);
    if (outcome.kind === 'faulty')
      throw new Error(`The BIN of organisation ${id} is wrong: it cannot be invoiced.`);
    if (outcome.kind === 'twin')
      throw new Error(`Organisation ${outcome.organizationId} with the same BIN is active already.`);
    return `Organisation ${id}: ${describeDecision(outcome)}`;
  },
};
