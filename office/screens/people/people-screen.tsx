/** Users, found by what they say of themselves. Nothing that was typed stands in the address: it may be a phone. */
import { useState } from 'react';
import type { PersonRow } from '#contract/office/people.ts';
import { formatTenge } from '#domain/money.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useAct } from '../../calls/use-call.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty, Failed } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from '../../people/people.module.css';

export function PeopleScreen() {
  const { t } = useWords();
  const [q, setQ] = useState('');
  const find = useAct('POST /office/api/v1/customers/find/');
  const look = () => find.mutate({ body: { q } });
  return (
    <>
      <PageHead title={t('people.title')} lead={t('people.lead')} />
      <div className={page.page}>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            if (q.trim().length >= 3) look();
          }}
        >
          <TextField
            label={t('people.search')}
            type="search"
            autoComplete="off"
            value={q}
            maxLength={200}
            data-search
            onChange={(event) => setQ(event.currentTarget.value)}
          />
          <Button type="submit" icon="search" isBusy={find.isPending}>
            {t('people.find')}
          </Button>
        </form>
        <Panel isFlush>
          {find.error ? <Failed error={find.error} onRetry={look} /> : null}
          {find.data ? (
            <PeopleTable people={find.data.items} />
          ) : find.error ? null : (
            <Empty icon="user" title={t('people.ask')}>
              {t('people.askHint')}
            </Empty>
          )}
        </Panel>
      </div>
    </>
  );
}

function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const current = useRowKeys(people.length, (at) => {
    const row = people[at];
    if (row) void navigate(officeAddress(`/customers/${row.id}`));
  });
  if (people.length === 0)
    return (
      <Empty icon="search" title={t('people.none')}>
        {t('people.noneHint')}
      </Empty>
    );
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('people.name')}</th>
          <th>{t('people.contacts')}</th>
          <th className={table.number}>{t('people.orders')}</th>
          <th>{t('people.marks')}</th>
          <th>{t('people.since')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((row, at) => (
          <tr key={row.id} data-current={at === current}>
            <td>
              <div className={styles.person}>
                <Avatar id={row.id} name={row.name} />
                <span>
                  <OfficeLink className={table.strong} to={`/customers/${row.id}`}>
                    {row.name}
                  </OfficeLink>
                  <span className={table.second}>
                    № {row.id}, {t(`orders.lang.${row.language}`)}
                  </span>
                </span>
              </div>
            </td>
            <td className="tabular" data-label={t('people.contacts')}>
              {row.phone}
              <span className={table.second}>{row.email}</span>
            </td>
            <td className={table.number} data-label={t('people.orders')}>
              {row.orders}
              <span className={table.second}>{formatTenge(row.sum)}</span>
            </td>
            <td data-label={t('people.marks')}>
              <div className={page.row}>
                {row.hasCard ? (
                  <Tag tone="club" icon="club-card">
                    {t('people.hasCard')}
                  </Tag>
                ) : null}
                {row.isWholesale ? (
                  <Tag tone="tint" icon="document">
                    {t('people.isWholesale')}
                  </Tag>
                ) : null}
              </div>
            </td>
            <td data-label={t('people.since')}>{sayWhen(row.createdAt, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
