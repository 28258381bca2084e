import { formatPhone } from '#domain/phone.ts';
import { Button } from '../../design/button.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { askDialog } from '../../features/feedback/ask-dialog-state.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useSeller, useShell } from '../../page/shell.ts';
import styles from './contacts-screen.module.css';
import { type ContactStore, StoreCard } from './store-card.tsx';
import { StoreScheme } from './store-scheme.tsx';

interface ContactsData {
  stores: ContactStore[];
  /** The city has none: these are the stores of all cities. */
  isElsewhere: boolean;
  madeAt: string;
}

export const { Screen, load, seo, structuredData } = defineScreen<ContactsData>({
  async load({ api, cityCode }) {
    const { data } = requireValue(await api('GET /api/v1/stores/', { query: { city: cityCode } }));
    return {
      stores: data.map(({ id, phones, ...store }) => ({
        ...store,
        phones: phones.map((phone) => ({ href: `tel:${phone}`, words: formatPhone(phone) })),
      })),
      isElsewhere: data.every((store) => store.cityCode !== cityCode),
      madeAt: new Date().toISOString(),
    };
  },

  seo: (_data, t) => ({ title: t('contacts.seoTitle'), description: t('contacts.seoDescription') }),

  structuredData: async ({ stores }, at) => {
    const [{ toBreadcrumbFacts, toOrganizationFacts }, { toStoreFacts }] = await Promise.all([
      import('../../page/head/structured-data.ts'),
      import('./store-facts.ts'),
    ]);
    const { t } = getWords(at.locale);
    return [
      toOrganizationFacts(at),
      ...stores.map((store) => toStoreFacts(store, at)),
      toBreadcrumbFacts([{ name: t('contacts.title'), href: '/contacts' }], at),
    ];
  },

  Screen({ data }) {
    const { t } = useWords();
    const seller = useSeller();
    const { city } = useShell();
    const { stores, isElsewhere, madeAt } = data;
    return (
      <ScreenFrame title={t('contacts.title')} note={isElsewhere ? undefined : city.name}>
        {stores.length === 0 ? null : (
          <section aria-labelledby="contacts-stores">
            <SectionTitle
              id="contacts-stores"
              note={isElsewhere ? t('contacts.elsewhere', { city: city.name }) : undefined}
            >
              {isElsewhere ? t('contacts.allStores') : t('contacts.stores')}
            </SectionTitle>
            <div className={isElsewhere ? undefined : styles.places}>
              <ol className={styles.stores}>
                {stores.map((store, index) => (
                  <li key={store.code}>
                    <StoreCard store={store} number={index + 1} madeAt={madeAt} />
                  </li>
                ))}
              </ol>
              {isElsewhere ? null : (
                <div className={styles.scheme}>
                  <StoreScheme points={stores.map(({ point }) => point)} label={t('store.scheme')} />
                </div>
              )}
            </div>
          </section>
        )}
        <div className={styles.columns}>
          <Panel
            as="section"
            id="callback"
            look="money"
            tabIndex={-1}
            aria-labelledby="contacts-call"
            className={styles.call}
          >
            <h2 id="contacts-call">{t('contacts.call')}</h2>
            <a className={styles.phone} href={seller.phoneLink}>
              {seller.phone}
            </a>
            <p>{t('contacts.callText')}</p>
            <p className={styles.actions}>
              <Button icon="phone" href={seller.phoneLink}>
                {t('contacts.callNow')}
              </Button>
              <Button
                look="secondary"
                onClick={() => askDialog.open({ kind: 'call' })}
                onPointerEnter={askDialog.warmUp}
              >
                {t('ask.callTitle')}
              </Button>
              <Button
                look="secondary"
                onClick={() => askDialog.open({ kind: 'question' })}
                onPointerEnter={askDialog.warmUp}
              >
                {t('ask.questionTitle')}
              </Button>
            </p>
          </Panel>
          <Requisites />
        </div>
      </ScreenFrame>
    );
  },
});

function Requisites() {
  const { t } = useWords();
  const seller = useSeller();
  const rows = [
    [t('contacts.seller'), seller.own?.name ?? t('contacts.sellerName')],
    [t('contacts.bin'), seller.bin],
    [t('contacts.legalAddress'), seller.own?.address ?? t('contacts.legalAddressText')],
    [t('contacts.mail'), 'shop@sheber.test'],
    [t('contacts.vat'), t('contacts.vatText')],
  ];
  return (
    <Panel as="section" aria-labelledby="contacts-requisites">
      <h2 id="contacts-requisites">{t('contacts.requisites')}</h2>
      {seller.own ? null : <p className={styles.demo}>{t('contacts.demo')}</p>}
      <table className={table.specs}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
