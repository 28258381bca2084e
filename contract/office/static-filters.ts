/** Pages of a choice of filters with an address of their own. They are changed by changes of the subject `static_filter`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { facet } from '../listing.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const choice = z.record(z.string(), z.array(z.string()));

const staticFilterPage = z.object({
  id: z.number().int(),
  code: z.string(),
  name_ru: z.string(),
  name_kz: z.string(),
  title_ru: z.string(),
  title_kz: z.string(),
  description_ru: z.string(),
  description_kz: z.string(),
  seo_text_ru: z.string(),
  seo_text_kz: z.string(),
  /** By code of the filter the codes of its values. */
  choice,
  position: z.number().int(),
  is_active: z.boolean(),
});
export type StaticFilterPage = z.infer<typeof staticFilterPage>;

export const getStaticFilterPages = officeCall({
  method: 'GET',
  path: '/office/api/v1/tree/{id}/pages/',
  summary: 'The pages of a section that stand for a choice of its filters, switched off ones too',
  staff: { right: 'tree' },
  params: idParams,
  answer: withData(
    z.object({
      section: z.object({ id: z.number().int(), code: z.string(), nameRu: z.string(), nameKz: z.string() }),
      pages: z.array(staticFilterPage),
    }),
  ),
  refusals: ['section.not_found'],
});

export const previewStaticFilter = officeCall({
  method: 'POST',
  path: '/office/api/v1/tree/{id}/pages/preview/',
  summary: 'The goods that such a page would show, how many they are, and the filters with their counts',
  staff: { right: 'tree', act: 'read', isLogged: false },
  params: idParams,
  body: z.object({ choice }),
  answer: withData(
    z.object({
      total: z.number().int(),
      products: z.array(
        z.object({ id: z.number().int(), article: z.string(), name: z.string(), price: z.number().int() }),
      ),
      filters: z.array(facet),
      /** What no such goods have: left out. */
      ignored: z.array(z.string()),
    }),
  ),
  refusals: ['section.not_found'],
});
