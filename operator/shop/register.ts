import { askReceiptAgain, listSetAside, listStops, resumeRegisters } from '#api/receipts/receipts.ts';
import { type Subject, usageOf } from './subject.ts';

/** Whether the cash register is stopped, and what people have to settle with it. */
export const register: Subject = {
  usage: ['register', 'register resume', 'register again <R1234>'],

  async run(db, [word, receipt = '']) {
    if (word === 'resume')
      return (await db.begin((tx) => resumeRegisters(tx))) > 0
        ? 'The register is asked again.'
        : 'It was not stopped.';
    const [, id] = /^R(\d{1,15})$/.exec(receipt) ?? [];
    if (word === 'again' && id !== undefined)
      return (await askReceiptAgain(db, Number(id)))
        ? `${receipt} is asked for once more.`
        : `${receipt} is not set aside.`;
    if (word !== undefined) throw usageOf(this);
    const [stops, aside] = await Promise.all([listStops(db), listSetAside(db)]);
    return [
      ...(stops.length === 0 ? ['The register is not stopped.'] : []),
      ...stops.map(
        ({ stoppedAt, receiptId, orderNumber, ours, theirs }) =>
          `Stopped since ${stoppedAt.toISOString()}: receipt R${receiptId} of ${orderNumber} came to ${theirs} instead of ${ours} tenge.`,
      ),
      ...aside.map(
        ({ id: own, orderNumber, totalTenge }) =>
          `Set aside: R${own} of ${orderNumber}, ${totalTenge} tenge.`,
      ),
    ].join('\n');
  },
};
