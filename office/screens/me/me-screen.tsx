import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { leave } from '../../access/leave.ts';
import { letIn, useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { singleKeys, useSingleKeys } from '../../design/single-keys.ts';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { OwnSessions } from './own-sessions.tsx';

/** One's own place: sessions, language, keys. */
export function MeScreen() {
  const { t } = useWords();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={me.name}
        lead={`${me.email} · ${me.roles.map((role) => t(`role.${role}`)).join(', ')}`}
        acts={
          <Button look="plain" icon="logout" onClick={() => void leave(navigate)}>
            {t('logout')}
          </Button>
        }
      />
      <div className={page.page}>
        <div className={page.columns}>
          <OwnSessions />
          <Choices />
        </div>
      </div>
    </>
  );
}

function Choices() {
  const { t, locale } = useWords();
  const areOn = useSingleKeys();
  const change = useAct('PATCH /office/api/v1/me/');
  return (
    <Panel title={t('me.choices')}>
      <div className={page.form}>
        {change.error ? <Note tone="bad">{sayFailure(change.error, t('state.noAnswer'))}</Note> : null}
        <SelectField
          label={t('language')}
          hint={t('me.languageHint')}
          value={locale}
          onChange={(event) => {
            const language = event.currentTarget.value === 'kz' ? 'kz' : 'ru';
            change.mutate({ body: { language } }, { onSuccess: ({ data }) => letIn(data) });
          }}
        >
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code}>
              {code === 'ru' ? 'Русский' : 'Қазақша'} ({LOCALES[code].label})
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={t('keys.single')}
          hint={t('keys.singleHint')}
          checked={areOn}
          onChange={(event) => singleKeys.set(event.currentTarget.checked)}
        />
      </div>
    </Panel>
  );
}
