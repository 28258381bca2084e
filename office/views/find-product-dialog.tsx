import { useDeferredValue, useState } from 'react';
import { toWhere } from '#domain/office/grid.ts';
import { useCallWith } from '../calls/use-call.ts';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Answered, Empty } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './find-product.module.css';

export interface FoundProduct {
  id: number;
  nameRu: string;
  nameKz: string;
  productCode: string;
  active: boolean;
}

interface FindProductProps {
  title: string;
  /** Whom nobody needs to find here. */
  without: readonly number[];
  onFound: (product: FoundProduct) => void;
  onClose: () => void;
}

const LEAST_LETTERS = 2;
const SHOWN = '12';

/** A product by its name, article or barcode. */
export function FindProductDialog({ title, without, onFound, onClose }: FindProductProps) {
  const { t, locale } = useWords();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const rows = useCallWith(
    'GET /office/api/v1/rows/{subject}/',
    { enabled: q.length >= LEAST_LETTERS, placeholderData: (before) => before },
    {
      params: { subject: 'products' },
      query: {
        where: toWhere([{ filter: 'q', kind: 'text', text: q }]),
        columns: 'id,product_code,name_ru,name_kz,active',
        limit: SHOWN,
      },
    },
  );
  return (
    <Dialog title={title} isHigh onClose={onClose}>
      <TextField
        label={t('relation.find')}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {q.length < LEAST_LETTERS ? null : (
        <Answered of={rows}>
          {({ items }) => {
            const found = items.filter(({ id }) => !without.includes(id));
            if (found.length === 0) return <Empty icon="search" title={t('relation.nothing')} />;
            return (
              <ul className={styles.found}>
                {found.map(({ id, values }) => {
                  const [nameRu, nameKz] = [String(values.name_ru), String(values.name_kz ?? '')];
                  const productCode = String(values.product_code);
                  const active = values.active === true;
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        onClick={() => onFound({ id, nameRu, nameKz, productCode, active })}
                      >
                        {locale === 'kz' && nameKz !== '' ? nameKz : nameRu}
                        <small>{t('product.code', { code: productCode })}</small>
                      </button>
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </Answered>
      )}
    </Dialog>
  );
}
