/** The exchange with 1C: what came and what became of it, what waits for somebody's word, what is what in their words. */
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { DifferingOrders } from './differing-orders.tsx';
import styles from './exchange.module.css';
import { Maps } from './maps.tsx';
import { PackagesTable } from './packages-table.tsx';
import { Untranslated } from './untranslated.tsx';

const LOOK_EVERY_MS = 15_000;

export function ExchangeScreen() {
  const words = useWords();
  const { t } = words;
  const { rights } = useMe();
  const exchange = useCallWith('GET /office/api/v1/exchange/', { refetchInterval: LOOK_EVERY_MS });
  const whyNot = rights.outside?.write === undefined ? t('whyNot.right') : null;
  const held = exchange.data?.data.packages.filter(({ state }) => state === 'held').length ?? 0;
  return (
    <>
      <PageHead
        title={t('exchange.title')}
        lead={
          exchange.data ? (
            <>
              {held > 0 ? (
                <Tag tone="warn" icon="warning">
                  {t('exchange.heldCount', { count: held })}
                </Tag>
              ) : null}
              <span>{t('exchange.ordersWaiting', { count: exchange.data.data.ordersWaiting })}</span>
            </>
          ) : undefined
        }
      />
      <div className={page.page}>
        <Answered of={exchange}>
          {({ data }) => (
            <>
              {data.namelessAt === null ? null : (
                <Note tone="warn">{t('exchange.nameless', { when: sayWhen(data.namelessAt, words) })}</Note>
              )}
              <Panel title={t('exchange.packages')} lead={t('exchange.packagesLead')} isFlush>
                <PackagesTable packages={data.packages} />
              </Panel>
              {data.orders.length > 0 ? (
                <Panel title={t('exchange.orders')} lead={t('exchange.ordersLead')} isFlush>
                  <DifferingOrders orders={data.orders} whyNot={whyNot} />
                </Panel>
              ) : null}
              <Panel
                title={t('exchange.maps')}
                lead={t('exchange.mapsLead')}
                end={
                  rights.settings ? (
                    <OfficeLink className={styles.named} to="/settings">
                      {t('exchange.fieldNames')}
                    </OfficeLink>
                  ) : null
                }
                isFlush
              >
                <Maps
                  mappings={data.mappings}
                  statuses={data.statuses}
                  stores={data.stores}
                  whyNot={whyNot}
                />
              </Panel>
              {data.words.length > 0 ? (
                <Panel title={t('exchange.words')} lead={t('exchange.wordsLead')} isFlush>
                  <Untranslated words={data.words} kazakh={data.kazakh} whyNot={whyNot} />
                </Panel>
              ) : null}
            </>
          )}
        </Answered>
      </div>
    </>
  );
}
