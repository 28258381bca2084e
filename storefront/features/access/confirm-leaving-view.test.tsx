import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from '../../page/shell.ts';
import type { AccessProps } from './access-intent.ts';
import ConfirmLeavingView from './confirm-leaving-view.tsx';
import StayedView from './stayed-view.tsx';

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
});

const props: AccessProps = {
  returnTo: null,
  why: null,
  token: 'x'.repeat(43),
  goTo: () => undefined,
  onClose: () => undefined,
};

test.each([
  ['ru', ru],
  ['kz', kz],
] as const)(
  'in %s the link of the letter asks once more, a harmed one says so, a login that stays too',
  (locale, words) => {
    const draw = (view: React.ReactNode) =>
      renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          <ShellContext value={{ viewer: null } as Shell}>{view}</ShellContext>
        </LocaleProvider>,
      );
    const asked = draw(<ConfirmLeavingView {...props} />);
    expect(asked).toContain(words['leave.question']);
    expect(asked).toContain(words['leave.linkLead']);
    expect(asked).toContain('data-look="danger"');
    const harmed = draw(<ConfirmLeavingView {...props} token={null} />);
    expect(harmed).toContain(words['leave.linkBroken']);
    expect(harmed).not.toContain('data-look="danger"');
    expect(draw(<StayedView {...props} />)).toContain(words['leave.stayedText']);
  },
);
