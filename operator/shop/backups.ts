import { insertBackup, listBackups } from '#api/watching/watching.ts';
import { type Subject, usageOf } from './subject.ts';

const NAME = /^[\w.:/ -]{1,200}$/;

/** When the shop was last kept; `note` is for a backup that is not the shop's own, at the end of its work. */
export const backups: Subject = {
  usage: ['backups', 'backups note <name>'],

  async run(db, [word, name = '']) {
    if (word === 'note' && NAME.test(name)) {
      await insertBackup(db, name, null);
      return `${name} is noted.`;
    }
    if (word !== undefined) throw usageOf(this);
    const listed = await listBackups(db);
    if (listed.length === 0) return 'Nothing was ever kept: npm run backup.';
    const hours = (Date.now() - (listed[0]?.at.getTime() ?? 0)) / 3_600_000;
    return [
      `The last was made ${hours.toFixed(1)} hours ago.`,
      ...listed.map(({ at, name: kept, bytes }) =>
        [at.toISOString(), kept, bytes === null ? '' : `${bytes} bytes`].join('  ').trimEnd(),
      ),
    ].join('\n');
  },
};
