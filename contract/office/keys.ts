/** Partners whose programs speak with the shop, and their keys, as staff see them. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { scope } from '../partner-scopes.ts';
import { officeCall } from './office-call.ts';

const params = z.object({ id: z.string().regex(/^\d{1,9}$/) });
const callsPerMinute = z.number().int().min(1).max(60_000);
/** An address or a network: `95.56.1.2`, `95.56.0.0/16`, `2a00:5da0::/32`. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const apiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(scope),
  addresses: z.array(z.string()),
  callsPerMinute: z.number().int(),
  state: z.enum(['unissued', 'active', 'expired', 'revoked']),
  /** What a key begins with; two of them while an older one still works. */
  secrets: z.array(z.object({ prefix: z.string(), issuedAt: z.string(), endsAt: z.string().nullable() })),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
});
export type ApiKey = z.infer<typeof apiKey>;

const partner = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  callsPerMinute: z.number().int(),
  keys: z.array(apiKey),
});
export type Partner = z.infer<typeof partner>;

export const getPartners = officeCall({
  method: 'GET',
  path: '/office/api/v1/partners/',
  summary: 'Partners and their keys; no key itself, only what it begins with',
  staff: { right: 'outside' },
  answer: z.object({ items: z.array(partner) }),
});

export const changePartner = officeCall({
  method: 'PATCH',
  path: '/office/api/v1/partners/{id}/',
  summary: 'How many calls a minute the contract allows, and whom to write to',
  staff: { right: 'outside', isFresh: true },
  params,
  body: z.object({ email: z.email().max(200).nullable(), callsPerMinute }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['partner.not_found'],
});

export const createApiKey = officeCall({
  method: 'POST',
  path: '/office/api/v1/keys/',
  summary: 'A key for a partner, known or new; another administrator must agree where there is one',
  staff: { right: 'outside', isFresh: true },
  body: z.object({
    partner: z.union([
      z.object({ id: z.number().int().min(1).max(2_000_000_000) }),
      z.object({
        name: z.string().trim().min(1).max(100),
        email: z.email().max(200).nullable(),
        callsPerMinute,
      }),
    ]),
    name: z.string().trim().min(1).max(100),
    scopes: z.array(scope).min(1).max(scope.options.length),
    addresses: z.array(network).max(50).default([]),
    callsPerMinute,
    /** null: until it is revoked */
    expiresAt: z.iso.datetime().nullable(),
  }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['partner.not_found', 'partner.name_taken', 'key.past'],
  acceptsKey: true,
  requiresKey: true,
});

export const issueApiKey = officeCall({
  method: 'POST',
  path: '/office/api/v1/keys/{id}/issue/',
  summary: 'The key itself, this once; one that was issued before works for another day',
  staff: { right: 'outside', isFresh: true },
  params,
  // No Idempotency-Key: the answer would be kept, and a key is kept nowhere.
  answer: withData(z.object({ key: z.string(), previousEndsAt: z.string().nullable() })),
  refusals: ['key.not_found', 'key.revoked', 'key.expired'],
});

export const revokeApiKey = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/keys/{id}/',
  summary: 'The key opens nothing from now on',
  staff: { right: 'outside', isFresh: true },
  params,
  answer: z.object({ success: z.literal(true) }),
  refusals: ['key.not_found'],
});
