import type postgres from 'postgres';

/** The driver's own commit then ends an empty transaction, instead of warning of none. */
export const sendCommit = (tx: postgres.ISql): Promise<unknown> => tx`COMMIT AND CHAIN`;
