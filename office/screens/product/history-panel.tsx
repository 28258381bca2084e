import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { AsOfDialog } from './as-of-dialog.tsx';
import { anchorOf } from './product-contents.tsx';
import { saySaved } from './saved-words.ts';
import styles from './side.module.css';
import type { ProductForm } from './use-product-form.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a write began with stood there until it came. */
const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

/** What was written to it, field by field. Any former value can be taken up again: it is typed in, and saved like any other. */
export function HistoryPanel({ form }: { form: ProductForm }) {
  const words = useWords();
  const { t } = words;
  const [moment, setMoment] = useState<string | null>(null);
  const history = useCall('GET /office/api/v1/products/{id}/history/', {
    params: { id: String(form.product.id) },
  });
  return (
    <Panel
      anchor={anchorOf('history')}
      title={t('product.history')}
      end={
        <button
          type="button"
          className={styles.mend}
          onClick={() => setMoment(new Date(Date.now() - DAY_MS).toISOString())}
        >
          {t('asOf.open')}
        </button>
      }
    >
      <Answered of={history}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="clock" title={t('product.noHistory')} />
          ) : (
            <ol className={styles.history}>
              {items.map((item) => (
                <li key={`${item.setId} ${item.n}`}>
                  <p className={styles.when}>
                    <b>{item.staff.name}</b>
                    <button
                      type="button"
                      className={styles.was}
                      title={t('asOf.title')}
                      onClick={() => setMoment(justBefore(item.at))}
                    >
                      {sayWhen(item.at, words)}
                    </button>
                    {form.may(item.field) ? (
                      <button
                        className={styles.mend}
                        type="button"
                        onClick={() => form.set(item.field, item.from)}
                      >
                        {t('product.takeBack')}
                      </button>
                    ) : null}
                  </p>
                  <p>
                    {form.label(item.field)}:{' '}
                    <BeforeAfter
                      from={saySaved(form, item.field, item.from)}
                      to={saySaved(form, item.field, item.to)}
                    />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
      {moment === null ? null : <AsOfDialog form={form} at={moment} onClose={() => setMoment(null)} />}
    </Panel>
  );
}
