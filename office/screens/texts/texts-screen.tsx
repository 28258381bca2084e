import { useNavigate } from '#storefront/router/hooks.ts';
import { useCall } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { filterTexts, type TextPair, toPairs } from './text-pairs.ts';

const addressOf = ({ path }: TextPair) => `/texts/edit?path=${encodeURIComponent(path)}`;

/** Pages and articles, both languages in one row: which of them staff have written over, which lack a translation. */
export function TextsScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const texts = useCall('GET /office/api/v1/texts/');
  const only = query.get('only');
  return (
    <>
      <PageHead
        title={t('texts.title')}
        tabs={<ViewTabs screen="texts" />}
        lead={texts.data ? t('texts.count', { count: toPairs(texts.data.items).length }) : undefined}
      />
      <div className={page.page}>
        <FilterBar
          search={{ value: query.get('q') ?? '', label: t('texts.search'), onChange: (q) => set({ q }) }}
          chips={(['own', 'missing'] as const).map((each) => ({
            id: each,
            label: t(each === 'own' ? 'texts.onlyOwn' : 'texts.onlyMissing'),
            isOn: only === each,
            onPress: () => set({ only: only === each ? null : each }),
          }))}
        />
        <Panel isFlush>
          <Answered of={texts}>
            {({ items }) => (
              <TextsTable pairs={filterTexts(toPairs(items), { q: query.get('q') ?? '', only })} />
            )}
          </Answered>
        </Panel>
      </div>
    </>
  );
}

function TextsTable({ pairs }: { pairs: readonly TextPair[] }) {
  const { t, locale } = useWords();
  const navigate = useNavigate();
  const current = useRowKeys(pairs.length, (at) => {
    const pair = pairs[at];
    if (pair) void navigate(officeAddress(addressOf(pair)));
  });
  if (pairs.length === 0) return <Empty icon="search" title={t('texts.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('text.title')}</th>
          <th>{t('texts.kind')}</th>
          <th>Рус</th>
          <th>Қаз</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, at) => (
          <tr key={pair.path} data-current={at === current}>
            <td>
              <OfficeLink className={table.strong} to={addressOf(pair)}>
                {pair[locale]?.title ?? pair.ru?.title ?? pair.kz?.title}
              </OfficeLink>
              <span className={table.second}>/{pair.path.replace(/^pages\//, '')}</span>
            </td>
            <td data-label={t('texts.kind')}>
              {t(pair.path.startsWith('advice/') ? 'texts.advice' : 'texts.pages')}
            </td>
            <td data-label="Рус">
              <StateTag text={pair.ru} />
            </td>
            <td data-label="Қаз">
              <StateTag text={pair.kz} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StateTag({ text }: { text: TextPair['ru'] }) {
  const { t } = useWords();
  if (text === null)
    return (
      <Tag tone="warn" icon="warning">
        {t('texts.missing')}
      </Tag>
    );
  if (text.id === null) return <Tag icon="document">{t('texts.factory')}</Tag>;
  return text.isPublished ? (
    <Tag tone="good" icon="edit">
      {t('texts.own')}
    </Tag>
  ) : (
    <Tag tone="tint" icon="eye-off">
      {t('texts.draft')}
    </Tag>
  );
}
