import { CALLBACK_STATES, listCallbacksForOperators, setCallbackState } from '#api/feedback/feedback.ts';
import { formatPhone } from '#domain/phone.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

/** The queue of those who asked to be called. */
export const callbacks: Subject = {
  usage: [
    'callbacks list [new | called | ordered | no_answer | refused]',
    `callbacks <id> ${CALLBACK_STATES.join(' | ')}`,
  ],

  async run(db, words) {
    const [first = '', second] = readFlags(words, {}).positionals;
    const state = CALLBACK_STATES.find((each) => each === second);
    if (first === 'list') {
      const lines = await listCallbacksForOperators(db, state ?? null);
      return lines
        .map(({ id, at, state: now, theme, phone, name, cityName, language, productName }) =>
          [
            id,
            at,
            now.padEnd(9),
            theme.padEnd(13),
            formatPhone(phone),
            language,
            cityName,
            name,
            productName ?? '',
          ]
            .join('  ')
            .trimEnd(),
        )
        .join('\n');
    }
    if (!/^[0-9]{1,12}$/.test(first) || !state) throw usageOf(this);
    return (await setCallbackState(db, Number(first), state))
      ? `${first}: ${state}`
      : `There is no request ${first}.`;
  },
};
