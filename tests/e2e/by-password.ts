import type { Locator } from 'playwright-core';
import type { Translate } from '#storefront/i18n/translate.ts';

/** A code is the first way in: whoever has a password goes to the second, in the same dialogue. */
export async function toPassword(dialog: Locator, t: Translate): Promise<void> {
  await dialog.getByRole('button', { name: t('code.toPassword') }).press('Enter');
  await dialog.getByLabel(t('login.login')).waitFor();
}
