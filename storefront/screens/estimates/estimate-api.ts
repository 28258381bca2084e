/** The calls of estimates from the browser. */
import type { Estimate, EstimateSummary } from '#contract/estimates.ts';
import type { EditedEstimate, EditedSection } from '#domain/estimates/estimates.ts';
import type { Locale } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import type { EstimateWay } from './editor/estimate-state.ts';

export function createWay(id: number, locale: Locale, city: string): EstimateWay {
  const api = browserApi(locale);
  const params = { id: String(id) };
  return {
    save: (estimate, version) =>
      api('PUT /api/v1/estimates/{id}/', { params, body: { ...toBody(estimate), version, city } }),
    read: () => api('GET /api/v1/estimates/{id}/', { params, query: { city } }),
  };
}

/** What the server keeps by itself (prices of products, their moments) is not sent. */
function toBody({ sections, ...head }: EditedEstimate) {
  return {
    ...head,
    sections: sections.map((section: EditedSection) => ({
      ...section,
      items: section.items.map(({ priceAt: _, ...line }) =>
        line.kind === 'product' ? { ...line, name: '', unit: '', price: 0 } : line,
      ),
    })),
  };
}

export const statusKey = (status: EstimateSummary['status'] | Estimate['status']) =>
  `estimates.status.${status}` as const;
