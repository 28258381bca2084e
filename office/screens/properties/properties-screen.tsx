/** Properties of goods: how many values each has, where it is used, and which values look like twins. */
import type { OfficeProperty } from '#contract/office/properties.ts';
import { formatNumber } from '#domain/money.ts';
import { classNames } from '#storefront/design/class-names.ts';
import { useCall } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';

export function PropertiesScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const properties = useCall('GET /office/api/v1/properties/');
  const q = query.get('q') ?? '';
  const isTwinsOnly = query.get('twins') === 'yes';
  const doubled = properties.data?.items.filter(({ twins }) => twins > 0).length ?? 0;
  const fits = ({ nameRu, nameKz, twins }: OfficeProperty): boolean =>
    (!isTwinsOnly || twins > 0) && `${nameRu} ${nameKz}`.toLowerCase().includes(q.trim().toLowerCase());
  return (
    <>
      <PageHead
        title={t('properties.title')}
        lead={properties.data ? t('properties.count', { count: properties.data.items.length }) : null}
      />
      <div className={page.page}>
        <FilterBar
          search={{ value: q, label: t('properties.search'), onChange: (next) => set({ q: next }) }}
          chips={[
            {
              id: 'twins',
              label: t('properties.twinsOnly', { count: doubled }),
              isOn: isTwinsOnly,
              onPress: () => set({ twins: isTwinsOnly ? null : 'yes' }),
            },
          ]}
        />
        <Panel isFlush>
          <Answered of={properties}>
            {({ items }) =>
              items.filter(fits).length === 0 ? (
                <Empty icon="filter" title={t(items.length === 0 ? 'properties.none' : 'filter.none')} />
              ) : (
                <Rows items={items.filter(fits)} />
              )
            }
          </Answered>
        </Panel>
      </div>
    </>
  );
}

function Rows({ items }: { items: readonly OfficeProperty[] }) {
  const { t, locale } = useWords();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('properties.name')}</th>
          <th className={table.number}>{t('properties.values')}</th>
          <th className={table.number}>{t('properties.sections')}</th>
          <th>{t('properties.twins')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, nameRu, nameKz, kind, values, sections, section, twins }) => (
          <tr key={id}>
            <td>
              <OfficeLink className={classNames(table.strong, table.short)} to={`/properties/${id}`}>
                {locale === 'kz' ? nameKz || nameRu : nameRu}
              </OfficeLink>
              <span className={table.second}>
                {t(`properties.kind.${kind}`)}
                {section === null ? '' : ` · ${locale === 'kz' ? section.nameKz : section.nameRu}`}
              </span>
            </td>
            <td className={table.number} data-label={t('properties.values')}>
              {formatNumber(values)}
            </td>
            <td className={table.number} data-label={t('properties.sections')}>
              {formatNumber(sections)}
            </td>
            <td data-label={t('properties.twins')}>
              {twins === 0 ? (
                t('properties.noTwins')
              ) : (
                <Tag tone="warn" icon="copy">
                  {formatNumber(twins)}
                </Tag>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
