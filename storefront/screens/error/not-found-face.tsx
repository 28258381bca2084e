import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/text-field.tsx';
import { ViewedProducts } from '../../features/catalog/viewed-products.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useSearchForm } from '../../page/address/use-search-form.ts';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import styles from './error-screen.module.css';
import { TapeToNowhere } from './tape-to-nowhere.tsx';

const shelfPart = new LatePart(() => import('./recommended-shelf.tsx'));

/** spec 2: its words, a picture, the way to the catalogue, the search, and the shelf of the block 404. */
export function NotFoundFace() {
  const { t, locale } = useWords();
  return (
    <div className={styles.notFound}>
      <TapeToNowhere />
      <div className={styles.help}>
        <div>
          <h1 className={styles.heading}>{t('notFound.heading')}</h1>
          <p className={styles.text}>{t('notFound.text')}</p>
        </div>
        <div>
          <PageSearch />
          <div className={styles.ways}>
            <Button look="sun" href={`${localePath('/catalog', locale)}/`}>
              {t('notFound.catalog')}
            </Button>
            <Button look="secondary" href={localePath('/', locale)}>
              {t('error.home')}
            </Button>
          </div>
        </div>
      </div>
      <Shelf />
      <ViewedProducts />
    </div>
  );
}

/** Comes after the page itself, and not at all when it cannot. */
function Shelf() {
  const [isWanted, setIsWanted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // Only in a browser: the answer to a wrong address must not wait for goods.
  useEffect(() => setIsWanted(true), []);
  if (isMissing) return null;
  // Its place is kept from the start: nothing moves when it comes.
  return (
    <div className={styles.shelfPlace}>
      {isWanted ? <Late part={shelfPart} props={{}} onMissing={() => setIsMissing(true)} /> : null}
    </div>
  );
}

function PageSearch() {
  const { t } = useWords();
  const form = useSearchForm();
  return (
    <search aria-label={t('notFound.search')}>
      <form className={styles.search} {...form}>
        <TextField
          className={styles.field}
          label={t('notFound.search')}
          placeholder={t('notFound.searchHint')}
          name="q"
          type="search"
          size={48}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
        />
        <Button className={styles.find} type="submit" size={48} icon="search">
          <span className={styles.findWords}>{t('header.searchSubmit')}</span>
        </Button>
      </form>
    </search>
  );
}
