import { type FormEvent, useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { SearchTabs } from '../../views/search-tabs.tsx';
import { BoostPanel } from './boost-panel.tsx';
import { JudgePanel } from './judge-panel.tsx';
import { RankedTable } from './ranked-table.tsx';
import styles from './search.module.css';
import { TermsTable } from './terms-table.tsx';
import { TryPanel } from './try-panel.tsx';

/** A query taken apart: how it was understood, what it finds, and what each place is made of. */
export function ExplainScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const q = query.get('q') ?? '';
  const language = query.get('language') === 'kz' ? 'kz' : 'ru';
  const article = query.get('article') ?? '';
  const asked = useCallWith(
    'GET /office/api/v1/search/explain/',
    { enabled: q !== '', placeholderData: (before) => before },
    { query: { q: q || '-', language, article: article || undefined, city: query.get('city') ?? undefined } },
  );
  const mayWrite = rights.search?.write !== undefined;
  const data = q === '' ? undefined : asked.data?.data;
  return (
    <>
      <PageHead title={t('desk.title')} lead={t('desk.lead')} tabs={<SearchTabs here="/search/explain" />} />
      <div className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <AskForm
              key={`${q} ${language} ${article}`}
              asked={{ q, language, article, city: query.get('city') ?? data?.city ?? '' }}
              cities={data?.cities ?? []}
              onAsk={set}
            />
            {q === '' ? (
              <Panel>
                <Empty icon="search" title={t('desk.type')}>
                  {t('desk.typeLead')}
                </Empty>
              </Panel>
            ) : (
              <Answered of={asked}>
                {({ data: told }) => (
                  <>
                    <Panel
                      title={t('desk.understood')}
                      lead={
                        told.corrected === null ? undefined : t('desk.corrected', { text: told.corrected })
                      }
                      isFlush
                    >
                      <TermsTable terms={told.terms} />
                    </Panel>
                    <Panel
                      title={t('desk.shown')}
                      lead={t('desk.took', { count: told.total, ms: formatNumber(told.tookMs) })}
                      isFlush
                    >
                      {told.items.length === 0 ? (
                        <Empty icon="search" title={t('desk.foundNothing')} />
                      ) : (
                        <RankedTable items={told.items} asked={article === '' ? null : told.asked} />
                      )}
                    </Panel>
                    {article === '' || told.asked ? null : (
                      <Panel title={t('desk.whyNot')}>
                        <p className={styles.quiet}>{t('desk.notAmong', { article })}</p>
                      </Panel>
                    )}
                  </>
                )}
              </Answered>
            )}
          </div>
          <div className={page.stack}>
            <TryPanel key={`try ${q}`} word={q} mayWrite={mayWrite} />
            {q === '' ? null : <BoostPanel key={`boost ${q}`} query={q} mayWrite={mayWrite} />}
            {data && mayWrite ? <JudgePanel query={q} language={language} sections={data.sections} /> : null}
          </div>
        </div>
      </div>
    </>
  );
}

interface AskFormProps {
  asked: { q: string; language: string; article: string; city: string };
  cities: readonly { code: string; name: string }[];
  onAsk: (values: Record<string, string | null>) => void;
}

function AskForm({ asked, cities, onAsk }: AskFormProps) {
  const { t } = useWords();
  const [q, setQ] = useState(asked.q);
  const [article, setArticle] = useState(asked.article);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ q: q.trim(), article: article.trim() });
  };
  return (
    <Panel>
      <form className={styles.ask} onSubmit={ask}>
        <TextField
          label={t('desk.query')}
          value={q}
          maxLength={200}
          onChange={(event) => setQ(event.currentTarget.value)}
          data-search
        />
        <TextField
          label={t('desk.article')}
          value={article}
          maxLength={60}
          onChange={(event) => setArticle(event.currentTarget.value)}
        />
        <SelectField
          label={t('desk.language')}
          value={asked.language}
          onChange={(event) => onAsk({ language: event.currentTarget.value })}
        >
          <option value="ru">{t('desk.language.ru')}</option>
          <option value="kz">{t('desk.language.kz')}</option>
        </SelectField>
        {cities.length === 0 ? null : (
          <SelectField
            label={t('slots.city')}
            value={asked.city}
            onChange={(event) => onAsk({ city: event.currentTarget.value })}
          >
            {cities.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" icon="search">
          {t('desk.ask')}
        </Button>
      </form>
    </Panel>
  );
}
