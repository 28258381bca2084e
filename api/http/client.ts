/**
 * Who is counted: a browser by its mark, a user without one by their account, anybody else by their network. Behind one
 * address of a carrier stand thousands; the network alone is a ceiling for all of them together.
 */
import type { IncomingMessage } from 'node:http';
import { networkOf } from '#domain/network.ts';
import type { VisitorMarks } from './visitor-mark.ts';

export interface Client {
  /** The mark of the browser, once it is some seconds old. */
  mark: string | null;
  /** The same however young: for what must stay with one browser. */
  browser: string | null;
  /** An IPv4 address or a /64; null for the shop itself, which no limit counts. */
  network: string | null;
}

/** Pages that the shop renews by itself. */
export const SHOP_ITSELF: Client = { mark: null, browser: null, network: null };

export function clientOf(
  marks: VisitorMarks,
  request: Pick<IncomingMessage, 'headers'>,
  address: string,
): Client {
  const mark = marks.find(request);
  // All whose address cannot be read are one: an invented one is no way out.
  const network = networkOf(address) ?? 'unknown';
  return { mark: mark?.isSettled ? mark.id : null, browser: mark?.id ?? null, network };
}

const OWN_KEY = 'network own';

/** One word per client, for whatever gives each of them a share. */
export function clientKey({ mark, network }: Client, userId: number | null = null): string {
  if (mark !== null) return `mark ${mark}`;
  if (userId !== null) return `user ${userId}`;
  return network === null ? OWN_KEY : `network ${network}`;
}

/** Nothing but an address is known of it: the first look of a visitor, a search engine, or a program that takes no cookies. */
export const isStranger = (key: string): boolean => key.startsWith('network ') && key !== OWN_KEY;
