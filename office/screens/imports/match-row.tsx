import { useState } from 'react';
import type { SupplierCandidate, SupplierMatchRow } from '#contract/office/suppliers.ts';
import { formatPercent, formatTenge } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { useWords } from '../../i18n/words.ts';
import acts from './imports.module.css';
import styles from './matching.module.css';

interface MatchRowProps {
  importId: string;
  row: SupplierMatchRow;
  isTold: boolean;
  choice: number | 'passed' | null;
  onChoose: (choice: number | 'passed' | null) => void;
  onForget: () => void;
}

/** One row of the list, and beside it what it may be. */
export function MatchRow({ importId, row, isTold, choice, onChoose, onForget }: MatchRowProps) {
  const { t } = useWords();
  const [q, setQ] = useState<string | null>(null);
  const words = q?.trim() ?? '';
  const found = useCallWith(
    'GET /office/api/v1/imports/{id}/candidates/',
    { enabled: words.length >= 2, placeholderData: (before) => before },
    { params: { id: importId }, query: { q: words } },
  );
  const offered: SupplierCandidate[] = words.length >= 2 ? (found.data?.items ?? []) : row.candidates;
  const name = `match-${row.n}`;
  return (
    <li>
      <div className={styles.theirs}>
        <b>{row.name || row.code || row.gtin}</b>
        <span>
          {[
            t('supplier.row', { row: row.n }),
            row.code,
            row.gtin,
            /^[\d\s,.]+$/.test(row.cost) ? `${row.cost.trim()}\u00a0₸` : row.cost,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {isTold ? (
        <div className={styles.ours}>
          {row.product ? (
            <OfficeLink to={`/products/${row.product.id}`}>
              {row.product.name} <small>{row.product.article}</small>
            </OfficeLink>
          ) : (
            <span>{t('supplier.passed')}</span>
          )}
          <Button look="quiet" size="small" icon="undo" onClick={onForget}>
            {t('supplier.forget')}
          </Button>
        </div>
      ) : (
        <fieldset className={styles.ours}>
          <legend className="visually-hidden">{t('supplier.which', { name: row.name || row.code })}</legend>
          {offered.map((candidate) => (
            <label key={candidate.id} className={styles.candidate}>
              <input
                type="radio"
                name={name}
                checked={choice === candidate.id}
                onChange={() => onChoose(candidate.id)}
              />
              <span>
                {candidate.name}
                <small>
                  {candidate.article}
                  {candidate.price === null ? '' : ` · ${formatTenge(candidate.price)}`}
                  {candidate.isOnSale ? '' : ` · ${t('supplier.off_sale')}`}
                </small>
              </span>
              <b className={styles.sureness} data-sure={candidate.sureness >= 0.85 || undefined}>
                {formatPercent(Math.round(candidate.sureness * 100))}
              </b>
            </label>
          ))}
          <label className={styles.candidate}>
            <input
              type="radio"
              name={name}
              checked={choice === 'passed'}
              onChange={() => onChoose('passed')}
            />
            <span>{t('supplier.passed')}</span>
          </label>
          {q === null ? (
            <div className={acts.acts}>
              <Button look="quiet" size="small" icon="search" onClick={() => setQ('')}>
                {t('supplier.other')}
              </Button>
              {choice === null ? null : (
                <Button look="quiet" size="small" icon="close" onClick={() => onChoose(null)}>
                  {t('supplier.later')}
                </Button>
              )}
            </div>
          ) : (
            <TextField
              label={t('supplier.find')}
              type="search"
              value={q}
              onChange={(event) => setQ(event.currentTarget.value)}
            />
          )}
        </fieldset>
      )}
    </li>
  );
}
