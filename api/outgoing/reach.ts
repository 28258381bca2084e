/**
 * Where the shop may be sent by others. A partner or a table of pictures names an address, and the shop must not be led into its own network by it: the name is
 * asked about once, each of its addresses must be of the open internet, and the one that was looked at is the one dialled.
 */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '#domain/public-address.ts';

interface Place {
  address: string;
  family: 4 | 6;
}

export type FindPlace = (url: string) => Promise<Place | null>;

/** Null: no such name, or an address where nobody else may send us. */
export const createReach =
  (
    listAddresses: (host: string) => Promise<readonly { address: string; family: number }[]> = (host) =>
      lookup(host, { all: true }),
    mayReach: (address: string) => boolean = isPublicAddress,
  ): FindPlace =>
  async (url) => {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    const known = isIP(host) === 0 ? await listAddresses(host).catch(() => []) : [{ address: host }];
    const [first] = known;
    if (!first || !known.every(({ address }) => mayReach(address))) return null;
    return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
  };
