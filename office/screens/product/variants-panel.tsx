/** The goods this one is chosen among: who belongs to them, in which order, by what; and the choice as the shop shows it. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { VariantGroup, VariantMember } from '#contract/office/variant-group.ts';
import {
  type GroupedProduct,
  listTogether,
  planVariants,
  type VariantPlan,
} from '#domain/office/variant-edits.ts';
import { findAxes, NAME_AXIS } from '#domain/variants.ts';
import { office } from '../../calls/office.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FindProductDialog } from '../../views/find-product-dialog.tsx';
import { FieldMark } from './field-mark.tsx';
import styles from './lists.module.css';
import { MoveActs } from './move-acts.tsx';
import shared from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import type { ProductForm } from './use-product-form.ts';

export function VariantsPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const [joining, setJoining] = useState('');
  const group = useCallWith(
    'GET /office/api/v1/products/{id}/variants/',
    { placeholderData: (before) => before },
    { params: { id: String(form.product.id) }, query: { with: joining } },
  );
  return (
    <Panel
      anchor={anchorOf('variants')}
      title={t('variants.title')}
      end={<FieldMark form={form} name="variant_group" />}
    >
      <Answered of={group}>
        {({ data }) => <Group form={form} group={data} joining={joining} onJoined={setJoining} />}
      </Answered>
    </Panel>
  );
}

/** Of a member as it is edited. */
const shown = (form: ProductForm, { id, group, axes, position }: VariantMember): GroupedProduct => ({
  id,
  group: form.valueOf(id, 'variant_group', group) as string | null,
  axes: form.valueOf(id, 'variant_axes', axes) as string[] | null,
  position: form.valueOf(id, 'variant_position', position) as number | null,
});

const EMPTY = { group: null, axes: null, position: null };
/** Where a member has what a field of the product is. */
const STORED = { variant_group: 'group', variant_axes: 'axes', variant_position: 'position' } as const;

interface GroupProps {
  form: ProductForm;
  group: VariantGroup;
  /** Who is asked about beside those of the group. */
  joining: string;
  onJoined: (joining: string) => void;
}

function Group({ form, group: { members, traits }, joining, onJoined }: GroupProps) {
  const { t, locale } = useWords();
  const [isFinding, setFinding] = useState(false);
  const known = members.map((member) => shown(form, member));
  const own = known.find(({ id }) => id === form.product.id);
  const together = own ? listTogether(own, known) : [];
  const axes = together.find((each) => each.axes !== null)?.axes ?? null;
  const isInOrder = together.some(({ position }) => position !== null);
  const memberOf = (id: number) => members.find((member) => member.id === id);
  const isOwned = together.some(({ id }) => memberOf(id)?.isOwned);
  const mayGroup = form.may('variant_group') && !isOwned;
  const mayOrder = form.may('variant_position');
  const plan = (wanted: Partial<VariantPlan>, all: readonly VariantMember[] = members) => {
    const ids = together.map(({ id }) => id);
    const now = all.map((member) => shown(form, member));
    const whole = { ids, axes, isOrdered: isInOrder, ...wanted };
    for (const { id, field, to } of planVariants(form.product.id, now, whole)) {
      const stored = all.find((member) => member.id === id);
      if (stored) form.setOf(id, field, stored[STORED[field]], to as never);
    }
  };
  const join = useMutation<readonly VariantMember[], Error, number>({
    mutationFn: async (id) => {
      const asked = [joining, id].filter(Boolean).join(',');
      const params = { id: String(form.product.id) };
      const { data } = await office.call('GET /office/api/v1/products/{id}/variants/', {
        params,
        query: { with: asked },
      });
      onJoined(asked);
      return data.members;
    },
    // Whoever stands in a group comes with all of it.
    onSuccess: (all, id) => {
      const now = all.map((member) => shown(form, member));
      const theirs = listTogether(now.find((each) => each.id === id) ?? { ...EMPTY, id }, now);
      const ids = [form.product.id, ...together.map((each) => each.id), id, ...theirs.map((each) => each.id)];
      plan({ ids: [...new Set(together.length === 0 ? ids : ids.slice(1))] }, all);
    },
  });
  const rows = together.flatMap(({ id }) => memberOf(id) ?? []);
  return (
    <>
      {isOwned ? <Note>{t('variants.oneC')}</Note> : null}
      {rows.length === 0 ? <Empty icon="grid" title={t('variants.none')} /> : null}
      {rows.length > 0 ? (
        <div className={styles.kind}>
          <h3>{t('variants.members')}</h3>
          <ol className={styles.list}>
            {rows.map((member, at) => (
              <li key={member.id} className={styles.good}>
                <OfficeLink to={`/products/${member.id}`}>
                  {member.name[locale]}
                  <small>{t('product.code', { code: member.productCode })}</small>
                </OfficeLink>
                {member.id === form.product.id ? <Tag icon="check">{t('variants.here')}</Tag> : null}
                {member.active ? null : (
                  <Tag tone="warn" icon="eye-off">
                    {t('relation.off')}
                  </Tag>
                )}
                {mayOrder ? (
                  <MoveActs
                    list={rows}
                    at={at}
                    name={member.name[locale]}
                    isKept={!mayGroup}
                    onChange={(next) => plan({ ids: next.map(({ id }) => id), isOrdered: true })}
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {mayGroup ? (
        <Button look="quiet" size="small" icon="plus" onClick={() => setFinding(true)}>
          {t(rows.length === 0 ? 'variants.make' : 'variants.join')}
        </Button>
      ) : null}
      {rows.length > 1 ? (
        <>
          <Axes
            traits={traits}
            rows={rows}
            axes={axes}
            may={mayOrder}
            onChange={(next) => plan({ axes: next.length === 0 ? null : next })}
          />
          <Choice traits={traits} rows={rows} axes={axes} isInOrder={isInOrder} />
        </>
      ) : null}
      {join.error ? <Note tone="bad">{sayFailure(join.error, t('state.noAnswer'))}</Note> : null}
      {isFinding ? (
        <FindProductDialog
          title={t('variants.join')}
          without={[form.product.id, ...rows.map(({ id }) => id)]}
          onClose={() => setFinding(false)}
          onFound={({ id }) => {
            join.mutate(id);
            setFinding(false);
          }}
        />
      ) : null}
    </>
  );
}

interface AxesProps {
  traits: VariantGroup['traits'];
  rows: readonly VariantMember[];
  axes: readonly string[] | null;
  may: boolean;
  onChange: (axes: readonly string[]) => void;
}

const MOST_AXES = 4;

/** By which properties they are chosen, in which order; none: the shop finds them. */
function Axes({ traits, rows, axes, may, onChange }: AxesProps) {
  const { t, locale } = useWords();
  const differing = traits.filter(
    ({ code }) => new Set(rows.map(({ values }) => values[code]?.code ?? '')).size > 1,
  );
  const chosen = axes ?? [];
  const nameOf = (code: string) => traits.find((trait) => trait.code === code)?.name[locale] ?? code;
  const free = differing.filter(({ code }) => !chosen.includes(code));
  return (
    <div className={styles.kind}>
      <h3>{t('variants.axes')}</h3>
      {chosen.length === 0 ? <p className={shared.quiet}>{t('variants.axesAuto')}</p> : null}
      <ol className={styles.list}>
        {chosen.map((code, at) => (
          <li key={code} className={styles.good}>
            <span className={styles.name}>{nameOf(code)}</span>
            {may ? <MoveActs list={chosen} at={at} name={nameOf(code)} onChange={onChange} /> : null}
          </li>
        ))}
      </ol>
      {may && free.length > 0 && chosen.length < MOST_AXES ? (
        <select
          className={styles.select}
          aria-label={t('variants.addAxis')}
          value=""
          onChange={({ currentTarget }) => onChange([...chosen, currentTarget.value])}
        >
          <option value="">{t('variants.addAxis')}</option>
          {free.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  traits: VariantGroup['traits'];
  rows: readonly VariantMember[];
  axes: readonly string[] | null;
  isInOrder: boolean;
}

/** As the page of the shop lays it out, by the same rule. */
function Choice({ traits, rows, axes, isInOrder }: ChoiceProps) {
  const { t, locale } = useWords();
  const found = findAxes(
    traits.map(({ code, name, unit, kind }) => ({ code, name: name[locale], unit: unit?.[locale], kind })),
    rows
      .filter(({ active }) => active)
      .map(({ id, name, values }) => ({
        code: String(id),
        name: name[locale],
        values: Object.fromEntries(
          Object.entries(values).map(([code, value]) => [
            code,
            { code: value.code, name: value.name[locale], number: value.number },
          ]),
        ),
      })),
    { wanted: axes, isInOrder },
  );
  return (
    <div className={styles.kind}>
      <h3>{t('variants.preview')}</h3>
      {found.length === 0 ? <p className={shared.quiet}>{t('variants.noChoice')}</p> : null}
      {found.map(({ code, name, unit, options }) => (
        <div key={code} className={styles.choice}>
          <b>{code === NAME_AXIS ? t('variants.byName') : unit ? `${name}, ${unit}` : name}</b>
          <ul>
            {options.map((option) => (
              <li key={option.code}>{option.name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
