import type { Organization } from '#contract/wholesale.ts';
import { type OrganizationForm as Kind, ORGANIZATION_FORMS } from '#domain/organization.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { FieldGroup, FieldRow, Form } from '../../design/form.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';

const EMPTY = {
  form: 'ТОО',
  bin: '',
  name: '',
  legalAddress: '',
  actualAddress: '',
  iik: '',
  bik: '',
  bankName: '',
  kbe: '17',
  director: '',
  contact: '',
  phone: '',
  email: '',
};

type Values = typeof EMPTY & { vatPayer: boolean };

function toValues(known: Organization | null): Values {
  const names = Object.keys(EMPTY) as (keyof typeof EMPTY)[];
  const texts = Object.fromEntries(names.map((name) => [name, known?.[name] ?? EMPTY[name]]));
  return { ...EMPTY, ...texts, vatPayer: known?.vatPayer ?? false };
}

interface OrganizationFormProps {
  /** Null: a new one. */
  known: Organization | null;
  onClose(): void;
}

export function OrganizationForm({ known, onClose }: OrganizationFormProps) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const api = browserApi(locale);
  const isLocked = known !== null && known.status !== 'moderation';
  const form = useForm({
    values: toValues(known),
    draft: known === null ? 'organization' : undefined,
    send: (values, idempotencyKey) => {
      const body = { ...values, form: values.form as Kind, vatCertificate: known?.vatCertificate ?? null };
      return known === null
        ? api('POST /api/v1/organizations/', { body, idempotencyKey })
        : api('PUT /api/v1/organizations/{id}/', { params: { id: String(known.id) }, body });
    },
    onSent: () => {
      onClose();
      void revalidate();
    },
  });

  /** Spares the typing where the register knows the company; where it does not, nothing is said. */
  async function lookUp(): Promise<void> {
    const bin = form.values.bin.replace(/\s/g, '');
    if (known !== null || bin.length !== 12 || form.values.name !== '') return;
    const found = await api('GET /api/v1/organizations/lookup/', { query: { bin } });
    if (!found.ok) return;
    const { name, form: kind, address } = found.value.data;
    form.setValues({ name, legalAddress: address, form: kind });
  }

  return (
    <Form
      form={form}
      submit={t('wholesale.save')}
      label={t(known === null ? 'wholesale.add' : 'wholesale.edit')}
      actions={
        <Button look="quiet" onClick={onClose}>
          {t('wholesale.cancel')}
        </Button>
      }
    >
      <FieldGroup legend={t('wholesale.group.company')}>
        <FieldRow>
          <SelectField
            {...form.field('form')}
            label={t('wholesale.form')}
            options={ORGANIZATION_FORMS.map((value) => ({
              value,
              label: value,
              disabled: isLocked && value !== known?.form,
            }))}
          />
          <TextField
            {...form.field('bin')}
            label={t('wholesale.binField')}
            hint={t(isLocked ? 'wholesale.locked' : 'wholesale.binHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            readOnly={isLocked}
            onBlur={() => void lookUp()}
          />
        </FieldRow>
        <TextField
          {...form.field('name')}
          label={t('wholesale.name')}
          autoComplete="organization"
          maxLength={200}
          readOnly={isLocked}
        />
        <TextField
          {...form.field('legalAddress')}
          label={t('wholesale.legalAddress')}
          autoComplete="off"
          maxLength={300}
        />
        <TextField
          {...form.field('actualAddress')}
          label={t('wholesale.actualAddress')}
          note={t('wholesale.optional')}
          autoComplete="off"
          maxLength={300}
        />
        <Checkbox {...form.box('vatPayer')} label={t('wholesale.vatPayer')} />
      </FieldGroup>
      <FieldGroup legend={t('wholesale.group.bank')}>
        <TextField
          {...form.field('iik')}
          label={t('wholesale.iik')}
          hint={t('wholesale.iikHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={29}
        />
        <FieldRow>
          <TextField
            {...form.field('bik')}
            label={t('wholesale.bik')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={8}
          />
          <TextField
            {...form.field('kbe')}
            label={t('wholesale.kbe')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        </FieldRow>
        <TextField
          {...form.field('bankName')}
          label={t('wholesale.group.bank')}
          autoComplete="off"
          maxLength={200}
        />
      </FieldGroup>
      <FieldGroup legend={t('wholesale.group.people')}>
        <TextField
          {...form.field('director')}
          label={t('wholesale.director')}
          note={t('wholesale.optional')}
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          {...form.field('contact')}
          label={t('wholesale.contact')}
          note={t('wholesale.optional')}
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          {...form.field('phone')}
          label={t('private.phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={32}
        />
        <TextField
          {...form.field('email')}
          label={t('private.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      </FieldGroup>
    </Form>
  );
}
