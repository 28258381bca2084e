/** The left side of the builder: what is offered, on what, where, to whom, when, beside which others, under what name. */
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { useCall } from '../../calls/use-call.ts';
import { Checkbox, SelectField, TextArea, TextField } from '../../design/field.tsx';
import { Figure } from '../../design/figure.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { CitiesField } from './cities-field.tsx';
import { beginMechanic, MECHANICS, type MechanicType } from './draft-values.ts';
import { MechanicFields } from './mechanic-fields.tsx';
import { MomentField } from './moment-field.tsx';
import { ScopeField } from './scope-field.tsx';

const ICONS: Readonly<Record<MechanicType, IconName>> = {
  percent: 'percent',
  fixed: 'minus',
  price: 'receipt',
  qty_tier: 'table',
  n_plus_m: 'copy',
  nth_percent: 'star',
  set_price: 'box',
  bundle: 'link',
  threshold_gift: 'gift',
  threshold_percent: 'arrow-up',
  delivery: 'truck',
  points_x: 'club-card',
};
/** These name their goods themselves. */
const OWN_GOODS: ReadonlySet<MechanicType> = new Set(['price', 'set_price']);
const AUDIENCES = ['all', 'new', 'club', 'wholesale'] as const;

interface PromotionFormProps {
  values: PromotionValues;
  onChange: (values: PromotionValues) => void;
}

export function PromotionForm({ values, onChange }: PromotionFormProps) {
  const { t } = useWords();
  const choices = useCall('GET /office/api/v1/promotions/choices/').data?.data;
  const put = (changed: Partial<PromotionValues>) => onChange({ ...values, ...changed });
  const { mechanic } = values;
  const cities = choices?.cities ?? [];
  const toLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Panel title={t('promos.mechanic')}>
      <div className={page.form}>
        <fieldset className={styles.mechanics}>
          <legend className="visually-hidden">{t('promos.mechanic')}</legend>
          {MECHANICS.map((type) => (
            <button
              key={type}
              className={styles.mechanic}
              type="button"
              aria-pressed={mechanic.type === type}
              onClick={() => {
                if (mechanic.type !== type) put({ mechanic: beginMechanic(type) });
              }}
            >
              <Icon name={ICONS[type]} size={20} />
              {t(`promos.mechanic.${type}`)}
            </button>
          ))}
        </fieldset>
        <MechanicFields mechanic={mechanic} onChange={(next) => put({ mechanic: next })} />
        {OWN_GOODS.has(mechanic.type) ? null : (
          <ScopeField
            title={t(mechanic.type === 'bundle' ? 'promos.mainGoods' : 'promos.goods')}
            scope={values.scope}
            onChange={(scope) => put({ scope })}
          />
        )}

        <div className={styles.group}>
          <h3>{t('promos.whereWhom')}</h3>
          <CitiesField chosen={values.cities} cities={cities} onChange={(next) => put({ cities: next })} />
          <SelectField
            label={t('field.promotion.audience')}
            value={values.audience}
            onChange={({ currentTarget }) =>
              put({ audience: AUDIENCES.find((each) => each === currentTarget.value) ?? 'all' })
            }
          >
            {AUDIENCES.map((each) => (
              <option key={each} value={each}>
                {t(`promos.audience.${each}`)}
              </option>
            ))}
          </SelectField>
          <Checkbox
            label={t('field.promotion.needs_card')}
            checked={values.needs_card}
            onChange={({ currentTarget }) => put({ needs_card: currentTarget.checked })}
          />
          <Checkbox
            label={t('field.promotion.touches_wholesale')}
            checked={values.touches_wholesale}
            onChange={({ currentTarget }) => put({ touches_wholesale: currentTarget.checked })}
          />
        </div>

        <div className={styles.group}>
          <h3>{t('promos.when')}</h3>
          <MomentField
            label={t('field.promotion.starts_at')}
            value={values.starts_at}
            onChange={(next) => {
              if (next !== null) put({ starts_at: next });
            }}
          />
          <MomentField
            label={t('field.promotion.ends_at')}
            value={values.ends_at}
            isEnd
            onChange={(next) => put({ ends_at: next })}
          />
        </div>

        <div className={styles.group}>
          <h3>{t('promos.limits')}</h3>
          <div className={styles.pair}>
            <Figure
              label={t('field.promotion.min_sum')}
              value={values.min_sum}
              onChange={(next) => put({ min_sum: next })}
            />
            <Figure
              label={t('field.promotion.total_uses')}
              value={values.total_uses}
              onChange={(next) => put({ total_uses: next })}
            />
            <Figure
              label={t('field.promotion.per_user')}
              value={values.per_user}
              onChange={(next) => put({ per_user: next })}
            />
            <Figure
              label={t('field.promotion.priority')}
              min={-1000}
              value={values.priority}
              onChange={(next) => put({ priority: next ?? 0 })}
            />
          </div>
          <TextField
            label={t('field.promotion.exclusive_group')}
            hint={t('promos.groupHint')}
            maxLength={60}
            list="promotion-groups"
            value={values.exclusive_group ?? ''}
            onChange={({ currentTarget }) =>
              put({ exclusive_group: currentTarget.value.trimStart() || null })
            }
          />
          <datalist id="promotion-groups">
            {(choices?.groups ?? []).map((group) => (
              <option key={group} value={group} />
            ))}
          </datalist>
          <Checkbox
            label={t('field.promotion.is_exclusive')}
            checked={values.is_exclusive}
            onChange={({ currentTarget }) => put({ is_exclusive: currentTarget.checked })}
          />
          <TextField
            label={t('field.promotion.promo_code')}
            hint={t('promos.codeHint')}
            maxLength={20}
            autoComplete="off"
            value={values.promo_code ?? ''}
            onChange={({ currentTarget }) =>
              put({ promo_code: currentTarget.value.toUpperCase().replace(/\s/g, '') || null })
            }
          />
          <Checkbox
            label={t('field.promotion.takes_codes')}
            hint={t('promos.takesHint')}
            checked={values.takes_codes}
            onChange={({ currentTarget }) => put({ takes_codes: currentTarget.checked })}
          />
          {values.promo_code === null && !values.takes_codes ? null : (
            <Checkbox
              label={t('field.promotion.is_combinable')}
              checked={values.is_combinable}
              onChange={({ currentTarget }) => put({ is_combinable: currentTarget.checked })}
            />
          )}
        </div>

        <div className={styles.group}>
          <h3>{t('promos.words')}</h3>
          {(['title_ru', 'title_kz', 'lead_ru', 'lead_kz'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`field.promotion.${field}`)}
              maxLength={field.startsWith('title') ? 120 : 300}
              lang={field.endsWith('kz') ? 'kk' : 'ru'}
              value={values[field]}
              onChange={({ currentTarget }) => put({ [field]: currentTarget.value })}
            />
          ))}
          {(['rules_ru', 'rules_kz'] as const).map((field) => (
            <TextArea
              key={field}
              label={t(`field.promotion.${field}`)}
              hint={t('promos.rulesHint')}
              rows={2}
              lang={field.endsWith('kz') ? 'kk' : 'ru'}
              defaultValue={values[field].join('\n')}
              onChange={({ currentTarget }) => put({ [field]: toLines(currentTarget.value) })}
            />
          ))}
          <Checkbox
            label={t('field.promotion.is_listed')}
            checked={values.is_listed}
            onChange={({ currentTarget }) => put({ is_listed: currentTarget.checked })}
          />
        </div>
      </div>
    </Panel>
  );
}
