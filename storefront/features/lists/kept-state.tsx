import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import card from '../../design/card.module.css';
import rows from '../../design/card-columns.module.css';
import { CardSkeleton } from '../../design/card-skeleton.tsx';
import { classNames } from '../../design/class-names.ts';
import { Notice } from '../../design/notice.tsx';
import { Loading } from '../../design/skeleton.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './kept-state.module.css';
import type { KeptProducts } from './use-products.ts';

const PLACES = [0, 1, 2, 3];

interface KeptStateProps {
  kept: KeptProducts;
  children: (products: NonNullable<KeptProducts['products']>) => ReactNode;
}

/** A list of the browser while its products are on their way, when they did not come, and when they did. */
export function KeptState({ kept, children }: KeptStateProps) {
  return (
    <Kept>
      {kept.products ? children(kept.products) : kept.hasFailed ? <Failed retry={kept.retry} /> : <Pending />}
    </Kept>
  );
}

/** The place of what comes only after the page. */
export function Kept({ children }: { children: ReactNode }) {
  return <div className={styles.kept}>{children}</div>;
}

export function Failed({ retry }: Pick<KeptProducts, 'retry'>) {
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

interface KeptPlaceProps {
  isPending: boolean;
  /** Without the script something else stands in its place. */
  isPlain?: boolean;
  children: ReactNode;
}

/** What is shown while the list is looked at stays where it is when it turns out to be the answer. */
export function KeptPlace({ isPending, isPlain = false, children }: KeptPlaceProps) {
  return (
    <Kept>
      {isPending && !isPlain ? <NoScript /> : null}
      <div className={isPending ? styles.pending : undefined} aria-busy={isPending}>
        {children}
      </div>
    </Kept>
  );
}

function NoScript() {
  const { t } = useWords();
  return (
    <noscript>
      <Notice look="changed">{t('kept.noScript')}</Notice>
    </noscript>
  );
}

export function Pending() {
  const { t } = useWords();
  return (
    <>
      <NoScript />
      <div className={styles.pending}>
        <Loading label={t('kept.loading')}>
          <div className={classNames(card.grid, rows.columns)}>
            {PLACES.map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </Loading>
      </div>
    </>
  );
}
