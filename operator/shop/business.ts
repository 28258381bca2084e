import { BUSINESS_STATES, listBusinessForOperators, setBusinessState } from '#api/feedback/feedback.ts';
import { formatPhone } from '#domain/phone.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

/** Companies that asked for wholesale prices on the page for business. */
export const business: Subject = {
  usage: [`business list [${BUSINESS_STATES.join(' | ')}]`, 'business <id> answered | contract | refused'],

  async run(db, words) {
    const [first = '', second] = readFlags(words, {}).positionals;
    const state = BUSINESS_STATES.find((each) => each === second);
    if (second !== undefined && state === undefined) throw usageOf(this);
    if (first === 'list') {
      const lines = await listBusinessForOperators(db, state ?? null);
      return lines
        .map(
          ({ id, at, state: now, bin, name, phone, email, comment, cityName, language }) =>
            `${[id, at, now.padEnd(8), bin, formatPhone(phone), email, language, cityName, name].join('  ')}\n    ${comment.replace(/\s+/g, ' ')}`,
        )
        .join('\n');
    }
    if (!/^[0-9]{1,12}$/.test(first) || !state || state === 'new') throw usageOf(this);
    return (await setBusinessState(db, Number(first), state))
      ? `${first}: ${state}`
      : `There is no request ${first}.`;
  },
};
