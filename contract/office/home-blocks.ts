/** The home page as its blocks, for those who order, write and schedule them (changes of the subject `home_block`). */
import { z } from 'zod';
import { homeKind } from '../home.ts';
import { officeCall } from './office-call.ts';

export const officeHomeBlock = z.object({
  id: z.number().int(),
  kind: homeKind,
  position: z.number().int(),
  city_id: z.number().int().nullable(),
  audience: z.enum(['everybody', 'retail', 'wholesale', 'club']),
  /** Moments; null: since ever, without end. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  title_ru: z.string(),
  title_kz: z.string(),
  text_ru: z.string(),
  text_kz: z.string(),
  link: z.string(),
  look: z.enum(['dark', 'sun', 'paper']),
  article: z.string(),
  is_active: z.boolean(),
});
export type OfficeHomeBlock = z.infer<typeof officeHomeBlock>;

export const getHomeBlocks = officeCall({
  method: 'GET',
  path: '/office/api/v1/home-blocks/',
  summary:
    'Blocks of the home page from top to bottom, those that are off and those to come too; and the cities',
  staff: { right: 'pages' },
  answer: z.object({
    items: z.array(officeHomeBlock),
    cities: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});
