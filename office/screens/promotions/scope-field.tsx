/** Which goods: sections and brands that narrow each other, goods named one by one, and what is left out. */
import { useState } from 'react';
import type { PromotionScope } from '#contract/office/promotion-values.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { FindGoodsDialog } from './find-goods-dialog.tsx';
import { useNamedGoods } from './named-goods.ts';

type Kind = 'sections' | 'brands' | 'products';
const KINDS: readonly Kind[] = ['sections', 'brands', 'products'];

interface ScopeFieldProps {
  title: string;
  scope: PromotionScope;
  onChange: (scope: PromotionScope) => void;
}

/** A list that became empty is not named at all. */
function withList(scope: PromotionScope, kind: Kind, isExcept: boolean, codes: string[]): PromotionScope {
  const { [kind]: _old, ...others } = isExcept ? (scope.except ?? {}) : scope;
  const next = codes.length === 0 ? others : { ...others, [kind]: codes };
  if (!isExcept) return next as PromotionScope;
  const { except: _except, ...rest } = scope;
  return Object.keys(next).length === 0 ? rest : { ...rest, except: next };
}

export function ScopeField({ title, scope, onChange }: ScopeFieldProps) {
  const { t, locale } = useWords();
  const choices = useCall('GET /office/api/v1/promotions/choices/').data?.data;
  const goods = useNamedGoods();
  const [isExcept, setExcept] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const listOf = (kind: Kind, except: boolean): string[] =>
    (except ? scope.except?.[kind] : scope[kind]) ?? [];
  const add = (kind: Kind, code: string) => {
    const codes = listOf(kind, isExcept);
    if (code !== '' && !codes.includes(code)) onChange(withList(scope, kind, isExcept, [...codes, code]));
  };
  const nameOf = (kind: Kind, code: string): string => {
    if (kind === 'products') return goods.nameOf(code);
    if (kind === 'brands') return choices?.brands.find((each) => each.code === code)?.name ?? code;
    return choices?.sections.find((each) => each.code === code)?.name[locale] ?? code;
  };
  const chosen = [false, true].flatMap((except) =>
    KINDS.flatMap((kind) => listOf(kind, except).map((code) => ({ kind, code, except }))),
  );
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {chosen.length === 0 ? (
        <p className={page.quiet}>{t('promos.allGoods')}</p>
      ) : (
        <ul className={styles.chips}>
          {chosen.map(({ kind, code, except }) => (
            <li key={`${kind} ${code} ${except}`} className={styles.chip} data-except={except || undefined}>
              {except ? t('promos.but', { name: nameOf(kind, code) }) : nameOf(kind, code)}
              <button
                type="button"
                aria-label={t('promos.takeOut', { name: nameOf(kind, code) })}
                onClick={() =>
                  onChange(
                    withList(
                      scope,
                      kind,
                      except,
                      listOf(kind, except).filter((each) => each !== code),
                    ),
                  )
                }
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <SelectField
          label={t('promos.addSection')}
          value=""
          onChange={({ currentTarget }) => add('sections', currentTarget.value)}
        >
          <option value="">{t('promos.choose')}</option>
          {(choices?.sections ?? []).map(({ code, name, depth }) => (
            <option key={code} value={code}>
              {`${'\u2003'.repeat(depth)}${name[locale]}`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('promos.addBrand')}
          value=""
          onChange={({ currentTarget }) => add('brands', currentTarget.value)}
        >
          <option value="">{t('promos.choose')}</option>
          {(choices?.brands ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={page.row}>
        <Button look="plain" size="small" icon="plus" onClick={() => setFinding(true)}>
          {t('promos.addGoods')}
        </Button>
        <Checkbox
          label={t('promos.asExcept')}
          checked={isExcept}
          onChange={({ currentTarget }) => setExcept(currentTarget.checked)}
        />
      </div>
      {isFinding ? (
        <FindGoodsDialog
          onFound={(product) => {
            goods.remember(product);
            add('products', product.code);
            setFinding(false);
          }}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </div>
  );
}
