import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Me } from '#contract/office/office-auth.ts';
import { office } from '../calls/office.ts';
import { questions } from '../calls/questions.ts';
import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../i18n/words.ts';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { letIn } from './use-me.ts';

/** What stops a call: asked over the page, which stays as it is, with everything that was typed. */
export function QuestionDialog() {
  const { t } = useWords();
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  const me = useQueryClient().getQueryData<Me>(['GET /office/api/v1/me/', {}]);
  if (question === 'login')
    return (
      <Dialog
        size="narrow"
        title={t('session.over')}
        lead={t('session.lead')}
        onClose={() => questions.answer(false)}
      >
        <LoginForm
          email={me?.email ?? ''}
          onDone={(entered) => {
            // Somebody else must not go on with what the first one has typed.
            if (me && me.id !== entered.id) location.reload();
            letIn(entered);
            questions.answer(true);
          }}
        />
      </Dialog>
    );
  if (question === 'code')
    return (
      <Dialog
        size="narrow"
        title={t('fresh.title')}
        lead={t('fresh.lead')}
        onClose={() => questions.answer(false)}
      >
        <CodeForm
          onCode={async (code) => {
            await office.callQuietly('POST /office/api/v1/auth/fresh/', { body: { code } });
            questions.answer(true);
          }}
        />
      </Dialog>
    );
  return null;
}
