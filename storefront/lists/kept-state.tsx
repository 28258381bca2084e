import type { ReactNode } from 'react';
import type { SavedListName } from '#domain/saved-list.ts';
import { Button } from '../design/button.tsx';
import card from '../design/card.module.css';
import { CardSkeleton } from '../design/card-skeleton.tsx';
import { Notice } from '../design/notice.tsx';
import { Loading } from '../design/skeleton.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './kept-state.module.css';
import { savedLists } from './saved-lists.ts';
import type { KeptProducts } from './use-products.ts';

const PLACES = [0, 1, 2, 3];

interface KeptStateProps {
  kept: KeptProducts;
  children: (products: NonNullable<KeptProducts['products']>) => ReactNode;
}

/** A list of the browser while its products are on their way, when they did not come, and when they did. */
export function KeptState({ kept, children }: KeptStateProps) {
  return (
    <div className={styles.kept}>
      {kept.products ? children(kept.products) : kept.hasFailed ? <Failed retry={kept.retry} /> : <Pending />}
    </div>
  );
}

function Failed({ retry }: Pick<KeptProducts, 'retry'>) {
  const { t } = useWords();
  return (
    <Notice
      look="blocked"
      role="alert"
      action={
        <Button size={36} look="secondary" icon="refresh" onClick={retry}>
          {t('kept.retry')}
        </Button>
      }
    >
      {t('kept.failed')}
    </Notice>
  );
}

function Pending() {
  const { t } = useWords();
  return (
    <>
      <noscript>
        <Notice look="changed">{t('kept.noScript')}</Notice>
      </noscript>
      <div className={styles.pending}>
        <Loading label={t('kept.loading')}>
          <div className={card.grid}>
            {PLACES.map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </Loading>
      </div>
    </>
  );
}

/** What a list holds, with the way to empty it. */
export function FilledList({ name, children }: { name: SavedListName; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className={styles.filled}>
      <Button
        size={36}
        look="quiet"
        icon="trash"
        className={styles.clear}
        onClick={() => savedLists.clear(name)}
      >
        {t('lists.clear')}
      </Button>
      {children}
    </div>
  );
}
