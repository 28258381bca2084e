import { useEffect } from 'react';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { PageHead } from '../../design/page-head.tsx';
import phone from '../../design/phone.module.css';
import { Answered, Empty } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { keepLists, usePicking } from '../../picking/picking.ts';
import styles from './pick.module.css';
import { PickCard } from './pick-card.tsx';
import { Unsent } from './unsent.tsx';

/** The stream tells at once; this is for whoever has none. */
const LOOK_EVERY_MS = 20_000;

/** What is to be collected, the most urgent first: one's own, and what nobody has taken. */
export function PickQueueScreen() {
  const { t } = useWords();
  const { id } = useMe();
  const navigate = useNavigate();
  const { query, set } = useAddressQuery();
  const picking = usePicking(id);
  const asked = useCallWith('GET /office/api/v1/pick/', { refetchInterval: LOOK_EVERY_MS });
  const mineKeys = asked.data?.data.lists
    .filter(({ isMine }) => isMine)
    .map(({ storeId, orderId }) => `${storeId} ${orderId}`)
    .join();
  // What the network may not bring later: one's lists and the screens that show them.
  useEffect(() => {
    if (!mineKeys) return;
    keepLists(mineKeys.split(',').map(toKey));
    void Promise.all([import('./list-screen.tsx'), import('./pack-screen.tsx')]).catch(() => {});
  }, [mineKeys]);
  return (
    <>
      <PageHead title={t('pick.title')} />
      <div className={phone.page}>
        <Unsent picking={picking} />
        <Answered of={asked}>
          {({ data }) => {
            const store =
              data.stores.find((each) => String(each.id) === query.get('store')) ?? data.stores[0];
            const here = data.lists.filter(({ storeId }) => storeId === store?.id);
            const mine = here.filter(({ isMine }) => isMine);
            const free = here.filter(({ state }) => state === 'free');
            const which = query.get('which') ?? (mine.length > 0 ? 'mine' : 'free');
            const shown = which === 'mine' ? mine : which === 'free' ? free : here;
            const first = shown[0];
            return (
              <>
                {data.stores.length > 1 ? (
                  <label className={styles.store}>
                    <span className="visually-hidden">{t('pick.store')}</span>
                    <select value={store?.id} onChange={(event) => set({ store: event.target.value })}>
                      {data.stores.map((each) => (
                        <option key={each.id} value={each.id}>
                          {each.name}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : null}
                <dl className={styles.figures}>
                  <Figure label={t('pick.mine')} value={mine.length} />
                  <Figure label={t('pick.inStore')} value={here.length} />
                  <Figure label={t('pick.packedToday')} value={store?.packedToday ?? 0} />
                </dl>
                <fieldset className={styles.choices} aria-label={t('pick.which')}>
                  {(['mine', 'free', 'all'] as const).map((each) => (
                    <button
                      key={each}
                      type="button"
                      aria-pressed={which === each}
                      onClick={() => set({ which: each })}
                    >
                      {t(`pick.which.${each}`, {
                        count: each === 'mine' ? mine.length : each === 'free' ? free.length : here.length,
                      })}
                    </button>
                  ))}
                </fieldset>
                {shown.length === 0 ? (
                  <Empty icon="box" title={t(which === 'mine' ? 'pick.noneMine' : 'pick.none')} />
                ) : (
                  <ul className={phone.cards}>
                    {shown.map((card) => (
                      <PickCard key={`${card.orderId}-${card.storeId}`} card={card} now={new Date()} />
                    ))}
                  </ul>
                )}
                {first ? (
                  <div className={phone.foot}>
                    <Button
                      className={phone.big}
                      icon="arrow-right"
                      onClick={() =>
                        void navigate(officeAddress(`/pick/${first.orderId}?store=${first.storeId}`))
                      }
                    >
                      {t('pick.startFirst')}
                    </Button>
                  </div>
                ) : null}
              </>
            );
          }}
        </Answered>
      </div>
    </>
  );
}

function toKey(words: string): { store: number; order: number } {
  const [store, order] = words.split(' ').map(Number);
  return { store: store ?? 0, order: order ?? 0 };
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
