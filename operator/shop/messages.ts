import { listSmsRatesByPrefix } from '#api/sms/sms.ts';
import { type Subject, usageOf } from './subject.ts';

/** Whether short messages arrive: by gateway and by whose numbers they went to, of a day. */
export const messages: Subject = {
  usage: ['messages'],

  async run(db, [word]) {
    if (word !== undefined) throw usageOf(this);
    const rates = await listSmsRatesByPrefix(db);
    if (rates.length === 0) return 'No gateway has taken a message in a day.';
    return rates
      .map(({ gateway, prefix, sent, delivered, failed }) =>
        [
          `${gateway}  ${prefix}…  ${sent} sent, ${delivered} delivered (${Math.round((delivered / sent) * 100)} %)`,
          ...(failed === 0 ? [] : [`${failed} failed`]),
        ].join(', '),
      )
      .join('\n');
  },
};
