import type { Estimate, EstimateSummary } from '#contract/estimates.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen, ScreenError } from '../../page/screen.ts';
import { EstimateEditor } from './editor/estimate-editor.tsx';
import { EstimateList } from './estimate-list.tsx';

type EstimatesData =
  | { kind: 'list'; estimates: EstimateSummary[] }
  | { kind: 'one'; estimate: Estimate; madeAt: string };

export const { Screen, load, seo } = defineScreen<EstimatesData>({
  async load({ api, url, cityCode }) {
    const id = url.searchParams.get('id');
    if (id === null)
      return { kind: 'list', estimates: requireValue(await api('GET /api/v1/estimates/')).data };
    if (!/^[1-9]\d{0,15}$/.test(id)) throw new ScreenError(404, 'Page Not Found');
    const found = await api('GET /api/v1/estimates/{id}/', { params: { id }, query: { city: cityCode } });
    return { kind: 'one', estimate: requireValue(found).data, madeAt: new Date().toISOString() };
  },

  seo: (data, t) => ({
    title: data.kind === 'one' ? data.estimate.name : t('estimates.title'),
    description: t('estimates.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    return data.kind === 'list' ? (
      <EstimateList estimates={data.estimates} />
    ) : (
      <EstimateEditor key={data.estimate.id} estimate={data.estimate} madeAt={data.madeAt} />
    );
  },
});
