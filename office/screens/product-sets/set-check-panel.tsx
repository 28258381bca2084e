import { formatNumber, formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { FaultTags } from './fault-tags.tsx';
import styles from './product-sets.module.css';
import type { SetForm } from './use-set-form.ts';

interface SetCheckPanelProps {
  form: SetForm;
  cities: readonly { code: string; name: string }[];
  city: string | undefined;
  onCity: (city: string) => void;
  onValue: (value: number | undefined) => void;
  mayWrite: boolean;
}

/** What a buyer of a city would pay for it as it stands here, and which prices nobody has looked at since they changed. */
export function SetCheckPanel({ form, cities, city, onCity, onValue, mayWrite }: SetCheckPanelProps) {
  const { t } = useWords();
  const param = form.shown('param');
  const unseen = form.items.filter((item) => {
    const price = form.goods.get(item.product_ids[0] ?? 0)?.price;
    return price !== undefined && price !== item.seen_price;
  });
  const see = () => {
    for (const item of unseen)
      form.writeItem(item, { seen_price: form.goods.get(item.product_ids[0] ?? 0)?.price ?? null });
  };
  return (
    <Panel title={t('productSets.check')}>
      <div className={styles.check}>
        <SelectField
          label={t('productSets.city')}
          value={city ?? form.reckoned.data?.data.city ?? ''}
          onChange={({ currentTarget }) => onCity(currentTarget.value)}
        >
          {cities.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {param === null ? null : (
          <TextField
            label={t(`productSets.param.${param.code}`)}
            inputMode="decimal"
            defaultValue={formatNumber(param.default)}
            onChange={({ currentTarget }) => {
              const typed = toFigure(currentTarget.value);
              onValue(typeof typed === 'number' && typed >= 0 ? typed : undefined);
            }}
          />
        )}
        <Answered of={form.reckoned}>
          {({ data }) => (
            <>
              <dl className={styles.sums} aria-live="polite">
                <dt>{t('productSets.total')}</dt>
                <dd>
                  <b>{formatTenge(data.total)}</b>
                </dd>
                {data.saving > 0 ? (
                  <>
                    <dt>{t('productSets.saving')}</dt>
                    <dd>{formatTenge(data.saving)}</dd>
                  </>
                ) : null}
                <dt>{t('productSets.whole')}</dt>
                <dd>{formatNumber(data.wholeSets)}</dd>
              </dl>
              <div className={styles.tags}>
                <FaultTags
                  faults={[
                    ...Map.groupBy(
                      data.items.flatMap(({ faults }) => faults),
                      (fault) => fault,
                    ),
                  ].map(([fault, all]) => ({ fault, count: all.length }))}
                />
              </div>
            </>
          )}
        </Answered>
        <Button
          look="plain"
          icon="check"
          whyNot={!mayWrite ? t('whyNot.right') : unseen.length === 0 ? t('productSets.allSeen') : null}
          onClick={see}
        >
          {t('productSets.see', { count: unseen.length })}
        </Button>
      </div>
    </Panel>
  );
}
