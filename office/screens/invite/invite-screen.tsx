/** An invitation taken: own password, then the second factor, which the first right code confirms. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { CodeForm } from '../../access/code-form.tsx';
import { Door } from '../../access/door.tsx';
import { letIn } from '../../access/use-me.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office } from '../../calls/office.ts';
import type { Answer } from '../../calls/office-api.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { FactorCard } from './factor-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const CALL = 'POST /office/api/v1/auth/invitation/';
type Factor = Answer<typeof CALL>['data'];

export function InviteScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const token = matchPath('/office/invite/:token', pathname)?.token ?? '';
  const [factor, setFactor] = useState<Factor | null>(null);
  if (factor) return <FactorStep factor={factor} />;
  return (
    <Door title={t('invite.title')} lead={t('invite.lead')}>
      <PasswordStep token={token} onDone={setFactor} />
    </Door>
  );
}

function PasswordStep({ token, onDone }: { token: string; onDone: (factor: Factor) => void }) {
  const { t } = useWords();
  const [isUnequal, setUnequal] = useState(false);
  const acceptance = useMutation<void, CallFailure, string>({
    mutationFn: async (password) =>
      onDone((await office.callQuietly(CALL, { body: { token, password } })).data),
  });
  const { error } = acceptance;
  const fieldError = error?.fieldError('password') ?? null;
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const isSame = form.get('password') === form.get('again');
        setUnequal(!isSame);
        if (isSame) acceptance.mutate(String(form.get('password')));
      }}
    >
      {error && fieldError === null ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      <TextField
        label={t('invite.password')}
        hint={t('invite.passwordHint')}
        error={fieldError}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('invite.again')}
        error={isUnequal ? t('invite.unequal') : null}
        name="again"
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" isBusy={acceptance.isPending}>
        {t('invite.next')}
      </Button>
    </form>
  );
}

function FactorStep({ factor }: { factor: Factor }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Door title={t('factor.title')} lead={t('factor.lead')} isWide>
      <div className={page.form}>
        <FactorCard totp={factor.totp} />
        <RecoveryCodes codes={factor.recoveryCodes} email={factor.email} />
        <CodeForm
          label={t('factor.enter')}
          onCode={async (code) => {
            const { data } = await office.callQuietly('POST /office/api/v1/auth/code/', {
              body: { ticket: factor.ticket, code },
            });
            letIn(data);
            await navigate('/office', { replace: true });
          }}
        />
      </div>
    </Door>
  );
}
