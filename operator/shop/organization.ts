import {
  type Decision,
  decideOnOrganization,
  listOrganizationsForOperators,
} from '#api/wholesale/wholesale.ts';
import { findLastDay, type Subject } from './subject.ts';

const DECISIONS: readonly Decision[] = ['activate', 'revoke', 'block', 'decline'];

export const organization: Subject = {
  usage: [
    'organization list',
    'organization <id> activate [--until 2027-12-31]',
    'organization <id> revoke | block | decline',
  ],

  async run(db, [id = '', word, ...rest]) {
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
    if (!/^[0-9]{1,9}$/.test(id) || !decision)
      throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       ')}`);
    return decideOnOrganization(db, Number(id), decision, findLastDay(rest));
  },
};
