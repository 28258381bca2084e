import { useState } from 'react';
import type { Partner } from '#contract/office/keys.ts';
import { type Scope, scope as scopeWord } from '#contract/partner-scopes.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { ContractFields, readContract } from './contract-fields.tsx';

const NEW = 'new';
const USUAL = 120;

interface KeyDialogProps {
  /** Whose it will be; null: chosen here. */
  partner: Partner | null;
  partners: readonly Partner[];
  onClose: () => void;
}

/** A key for a partner, known or new. Another administrator agrees to it where there is one. */
export function KeyDialog({ partner, partners, onClose }: KeyDialogProps) {
  const { t } = useWords();
  const [whose, setWhose] = useState(
    partner === null ? (partners.length > 0 ? '' : NEW) : String(partner.id),
  );
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [lastDay, setLastDay] = useState('');
  const make = useAct('POST /office/api/v1/keys/', { renews: ['GET /office/api/v1/partners/'] });
  const { error } = make;
  const isAsked = error?.code === 'office.needs_approval';
  if (isAsked)
    return (
      <Dialog size="narrow" title={t('keys.asked')} onClose={onClose}>
        <p>{t('keys.askedLead')}</p>
      </Dialog>
    );

  const submit = (form: FormData) =>
    make.mutate(
      {
        body: {
          partner:
            whose === NEW
              ? { name: String(form.get('partner')), ...readContract(form) }
              : { id: Number(whose) },
          name: String(form.get('name')),
          scopes: [...scopes],
          addresses: String(form.get('addresses') ?? '')
            .split(/[\s,;]+/)
            .filter((each) => each !== ''),
          callsPerMinute: Number(form.get('perMinute')),
          // To the end of that day in Kazakhstan.
          expiresAt: lastDay === '' ? null : `${lastDay}T18:59:59Z`,
        },
      },
      {
        onSuccess: () => {
          toasts.show(t('keys.made'));
          onClose();
        },
      },
    );

  return (
    <Dialog title={t('keys.new')} lead={t('keys.newLead')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        {partners.length > 0 ? (
          <SelectField
            label={t('keys.partner')}
            value={whose}
            required
            onChange={(event) => setWhose(event.currentTarget.value)}
          >
            <option value="" disabled>
              {t('keys.choose')}
            </option>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW}>{t('keys.newPartner')}</option>
          </SelectField>
        ) : null}
        {whose === NEW ? (
          <>
            <TextField
              label={t('keys.partnerName')}
              name="partner"
              required
              maxLength={100}
              autoComplete="off"
            />
            <ContractFields />
          </>
        ) : null}
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
        />
        <ChoiceBoxes
          legend={t('keys.scopes')}
          options={scopeWord.options}
          say={(scope) => t(`scope.${scope}`)}
          chosen={scopes}
          onChange={setScopes}
        />
        <TextField
          label={t('keys.from')}
          hint={t('keys.addressesHint')}
          name="addresses"
          autoComplete="off"
          error={error?.fieldError('addresses') ?? null}
        />
        <TextField
          label={t('keys.perMinute')}
          name="perMinute"
          type="number"
          min={1}
          max={60_000}
          required
          defaultValue={USUAL}
        />
        <DateField label={t('keys.lastDay')} value={lastDay} onChange={setLastDay} />
        <div className={page.row}>
          <Button
            type="submit"
            isBusy={make.isPending}
            whyNot={scopes.length === 0 ? t('keys.scopeNeeded') : null}
          >
            {t('keys.make')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
