import { useState } from 'react';
import type { PickLine } from '#contract/office/pick.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import phone from '../../design/phone.module.css';
import { useWords } from '../../i18n/words.ts';
import { LackDialog } from './lack-dialog.tsx';
import styles from './pick.module.css';

type Kind = 'scan' | 'count' | 'missing' | 'broken';

interface LineSheetProps {
  line: PickLine;
  next: PickLine | null;
  onSay: (line: PickLine, kind: Kind, count: number, photo?: string | null) => void;
}

/** The goods that are looked for now: where, how many, and what has been taken of them. */
export function LineSheet({ line, next, onSay }: LineSheetProps) {
  const { t } = useWords();
  const [isLacking, setLacking] = useState(false);
  return (
    <section className={styles.sheet} aria-label={line.name}>
      <header className={styles.goods}>
        {line.image ? <img src={line.image} alt="" width={64} height={64} /> : null}
        <div>
          <h2>{line.name}</h2>
          <p className={phone.quiet}>{t('pick.article', { article: line.article, unit: line.unit })}</p>
        </div>
      </header>
      <dl className={styles.figures} data-boxed>
        <div>
          <dt>{t('pick.row')}</dt>
          <dd>{line.shelf?.row ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('pick.place')}</dt>
          <dd>{line.shelf?.place ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('pick.onShelf')}</dt>
          <dd className="tabular">{line.onShelf}</dd>
        </div>
      </dl>
      <div className={styles.counter}>
        <button
          type="button"
          aria-label={t('pick.less')}
          aria-disabled={line.picked === 0 || undefined}
          onClick={() => (line.picked > 0 ? onSay(line, 'count', -1) : undefined)}
        >
          <Icon name="minus" />
        </button>
        <p role="status">
          <b className="tabular">{t('pick.of', { picked: line.picked, wanted: line.wanted })}</b>
          <small>{t('pick.scanEach')}</small>
        </p>
        <button type="button" aria-label={t('pick.more')} onClick={() => onSay(line, 'count', 1)}>
          <Icon name="plus" />
        </button>
      </div>
      {next ? (
        <p className={styles.next}>
          <Icon name="arrow-right" size={18} />
          {t('pick.next', {
            place: next.shelf ? t('pick.shelf', next.shelf) : t('pick.noShelf'),
            name: next.name,
          })}
        </p>
      ) : null}
      <div className={phone.acts}>
        <Button look="plain" icon="warning" className={phone.big} onClick={() => setLacking(true)}>
          {t('pick.lack')}
        </Button>
        <Button className={phone.big} onClick={() => onSay(line, 'count', line.left)}>
          {t('pick.takeAll', { count: line.left })}
        </Button>
      </div>
      {isLacking ? (
        <LackDialog
          line={line}
          onClose={() => setLacking(false)}
          onSay={(kind, count, photo) => {
            setLacking(false);
            onSay(line, kind, count, photo);
          }}
        />
      ) : null}
    </section>
  );
}
