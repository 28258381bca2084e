/** Every promotion: what runs when, where and for whom; drafts and those that are over as well. */
import type { OfficePromotionBrief } from '#contract/office/kept-promotions.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './promotions.module.css';
import { PromotionsTable } from './promotions-table.tsx';
import { STAGES, type Stage, stageOf } from './stage.ts';

const AUDIENCES = ['all', 'new', 'club', 'wholesale'] as const;

export function PromotionsScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const navigate = useNavigate();
  const { query, set } = useAddressQuery();
  const promotions = useCall('GET /office/api/v1/promotions/');
  const mayWrite = rights.promotions?.write !== undefined;
  const q = (query.get('q') ?? '').trim().toLowerCase();
  const city = query.get('city') ?? '';
  const audience = query.get('audience') ?? '';
  const stage = query.get('stage');
  const fits = (one: OfficePromotionBrief): boolean =>
    (q === '' || `${one.title.ru} ${one.title.kz} ${one.promoCode ?? ''}`.toLowerCase().includes(q)) &&
    (city === '' || one.cities.length === 0 || one.cities.includes(city)) &&
    (audience === '' || one.audience === audience);
  const all = promotions.data?.items.filter(fits) ?? [];
  const now = promotions.data?.now ?? '';
  const countOf = (wanted: Stage) => all.filter((one) => stageOf(one, now) === wanted).length;
  return (
    <>
      <PageHead
        title={t('promos.title')}
        lead={
          <>
            {promotions.data ? t('promos.running', { count: countOf('running') }) : null}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
        acts={
          <Button
            icon="plus"
            whyNot={mayWrite ? null : t('whyNot.right')}
            onClick={() => void navigate(officeAddress('/promotions/new'))}
          >
            {t('promos.add')}
          </Button>
        }
      />
      <div className={page.page}>
        <div className={styles.filters}>
          <FilterBar
            search={{ value: q, label: t('promos.search'), onChange: (next) => set({ q: next }) }}
            chips={STAGES.map((each) => ({
              id: each,
              label: t(`promos.stages.${each}`, { count: countOf(each) }),
              isOn: stage === each,
              onPress: () => set({ stage: stage === each ? null : each }),
            }))}
          />
          <SelectField
            label={t('cities.city')}
            value={city}
            onChange={({ currentTarget }) => set({ city: currentTarget.value })}
          >
            <option value="">{t('promos.anyCity')}</option>
            {(promotions.data?.cities ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name[locale]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('field.promotion.audience')}
            value={audience}
            onChange={({ currentTarget }) => set({ audience: currentTarget.value })}
          >
            <option value="">{t('promos.anyAudience')}</option>
            {AUDIENCES.map((each) => (
              <option key={each} value={each}>
                {t(`promos.audience.${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <Panel isFlush>
          <Answered of={promotions}>
            {({ items, cities }) => (
              <PromotionsTable
                promotions={all.filter((one) => stage === null || stageOf(one, now) === stage)}
                isFiltered={items.length > 0}
                cities={cities}
                now={now}
              />
            )}
          </Answered>
        </Panel>
      </div>
    </>
  );
}
