import { useEffect, useState } from 'react';
import type { CartWork } from '#contract/cart.ts';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation, useNavigate } from '../../router/hooks.ts';

interface SaveAsEstimateProps {
  lines: readonly { productCode: string; count: number }[];
  /** Work on them: lines of its own in an estimate. */
  works?: readonly Pick<CartWork, 'name' | 'unit' | 'charged' | 'price'>[];
}

const WISH = 'estimate';

/** Makes an estimate of these goods. A visitor is asked to log in first, comes back, and it is made then. */
export function SaveAsEstimate({ lines, works = [] }: SaveAsEstimateProps) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const result = await browserApi(locale)('POST /api/v1/estimates/', {
      body: {
        name: t('estimates.fromCart', { date: formatDate(new Date(), locale) }),
        sections: [
          {
            name: t('estimates.firstSection'),
            items: [
              ...lines.map(({ productCode, count }) => ({ productCode, count })),
              ...works.map(({ name, unit, charged, price }) => ({
                kind: 'work' as const,
                name,
                unit,
                count: charged,
                price,
              })),
            ],
          },
        ],
        city: city.code,
      },
    });
    setBusy(false);
    if (result.ok) void navigate(localePath(`/personal/estimates?id=${result.value.data.id}`, locale));
    else
      toaster.show({ text: result.error?.message ?? t('form.noAnswer'), tone: 'error', subject: 'estimate' });
  }

  const isWished = viewer !== null && new URLSearchParams(search).get(WISH) === '1' && lines.length > 0;
  // The wish was made before the login; the address that brought it is left behind, so that a reload makes no second one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per wish, whatever else is drawn anew
  useEffect(() => {
    if (!isWished) return;
    void navigate(pathname, { replace: true });
    void save();
  }, [isWished]);

  return (
    <Button
      size={36}
      look="quiet"
      icon="estimate"
      isLoading={isBusy}
      disabled={lines.length === 0}
      onClick={() => {
        if (viewer) void save();
        else void navigate(`${localePath('/', locale)}?login=${encodeURIComponent(`${pathname}?${WISH}=1`)}`);
      }}
    >
      {t('estimates.saveAs')}
    </Button>
  );
}
