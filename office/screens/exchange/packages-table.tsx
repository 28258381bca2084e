import type { ExchangePackageRow } from '#contract/office/exchange.ts';
import { formatNumber } from '#domain/money.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './exchange.module.css';
import { sayError, sayHoldReason } from './say-exchange.ts';

const TONES: Readonly<Record<ExchangePackageRow['state'], [TagTone, IconName]>> = {
  received: ['plain', 'clock'],
  read: ['plain', 'clock'],
  applying: ['tint', 'refresh'],
  held: ['warn', 'warning'],
  applied: ['good', 'check'],
  failed: ['bad', 'error'],
  refused: ['plain', 'close'],
  superseded: ['plain', 'minus'],
};

export function PackageState({ state }: { state: ExchangePackageRow['state'] }) {
  const { t } = useWords();
  const [tone, icon] = TONES[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`exchange.state.${state}`)}
    </Tag>
  );
}

/** What waits stands first: somebody has to say something. */
const rankOf = ({ state }: ExchangePackageRow): number => (state === 'held' ? 0 : 1);

export function PackagesTable({ packages }: { packages: readonly ExchangePackageRow[] }) {
  const words = useWords();
  const { t } = words;
  if (packages.length === 0)
    return (
      <Empty icon="refresh" title={t('exchange.nothing')}>
        <p>{t('exchange.nothingLead')}</p>
        <code className={styles.command}>npm run shop -- exchange account add ut-pavlodar</code>
      </Empty>
    );
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('exchange.file')}</th>
            <th>{t('task.state')}</th>
            <th>{t('exchange.kind')}</th>
            <th className={table.number}>{t('exchange.rows')}</th>
            <th>{t('exchange.base')}</th>
            <th>{t('task.since')}</th>
          </tr>
        </thead>
        <tbody>
          {packages
            .toSorted((one, other) => rankOf(one) - rankOf(other))
            .map((each) => (
              <tr key={each.id}>
                <td className={styles.name}>
                  <OfficeLink className={table.strong} to={`/exchange/${each.id}`}>
                    {each.kind === 'absence' ? t('exchange.absence') : each.file}
                  </OfficeLink>
                  <span className={table.second}>№ {each.id}</span>
                </td>
                <td>
                  <PackageState state={each.state} />
                  {each.holdReasons.length > 0 ? (
                    <span className={table.second}>
                      {each.holdReasons.map((reason) => sayHoldReason(reason, words.locale)).join('; ')}
                    </span>
                  ) : null}
                  {each.error === null ? null : (
                    <span className={table.second}>{sayError(each.error, t)}</span>
                  )}
                </td>
                <td data-label={t('exchange.kind')}>
                  {t(`exchange.kind.${each.kind}`)}
                  {each.scope === 'full' ? <span className={table.second}>{t('exchange.full')}</span> : null}
                </td>
                <td className={table.number} data-label={t('exchange.rows')}>
                  {formatNumber(each.rowsRead)}
                </td>
                <td data-label={t('exchange.base')}>{each.login}</td>
                <td data-label={t('task.since')}>{sayWhen(each.createdAt, words)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
