import type { PersonalRecords } from '../users/users.ts';
import { deleteEstimates, listEstimates, moveEstimates } from './estimates.queries.ts';

/** The estimates in a person's archive, and their end. Whoever has a link to one has it no more. */
export const estimateRecords: PersonalRecords = {
  name: 'estimates',
  tables: ['estimates', 'estimate_shares'],
  list: async (db, userId) =>
    (await listEstimates(db, userId)).map(({ share, ...estimate }) => ({
      ...estimate,
      link: share && {
        until: share.until,
        showPrices: share.showPrices,
        showMarkup: share.showMarkup,
        mayBuy: share.mayBuy,
      },
    })),
  forget: deleteEstimates,
  move: moveEstimates,
};
