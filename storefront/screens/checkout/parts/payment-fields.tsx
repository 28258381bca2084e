import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { keepOnOneLine } from '#domain/typography.ts';
import { ChoiceCard, ChoiceGroup } from '../../../design/choice.tsx';
import { Notice } from '../../../design/notice.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import type { OrderDraft } from '../draft.ts';
import type { Options, Payment, Quote } from '../offer.ts';
import { isPaidByCompany } from '../order-body.ts';
import styles from './fields.module.css';

interface PaymentFieldsProps {
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
  errorOf: (field: keyof OrderDraft) => string | undefined;
  payments: readonly Payment[];
  organizations: Options['organizations'];
  /** What the goods come to: in the cart, and for the payer; null while that is not known. */
  goods: { shown: number; charged: number | null };
  /** A manager counts the carriage: nothing is paid before. */
  isUnpriced: boolean;
  debt: Quote['debt'];
  children?: React.ReactNode;
}

/** The ways to pay; one that is not offered says why, and what would change that. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { draft, set, errorOf, payments, organizations, goods, isUnpriced, debt, children } = props;
  const { t, locale } = useWords();
  const payer = organizations.find(({ id }) => String(id) === draft.organizationId);
  // A contract that nobody has is no news to who buys for themselves.
  const shown = payments.filter(({ reason }) => reason !== 'contract_needed' || organizations.length > 0);
  return (
    <div className={styles.fields}>
      <div className={styles.payments}>
        <ChoiceGroup legend={t('checkout.howToPay')} isLegendHidden error={errorOf('payment')}>
          {shown.map((payment) => (
            <ChoiceCard
              key={payment.code}
              name="payment"
              value={payment.code}
              checked={draft.payment === payment.code}
              disabled={!payment.isOffered}
              onChange={() => set({ payment: payment.code })}
              label={<b>{t(`payment.${payment.code}`)}</b>}
              detail={
                payment.isOffered
                  ? sayPayment(payment.code, draft, payer, t)
                  : sayRefusal(payment, payer, debt, t)
              }
            />
          ))}
        </ChoiceGroup>
      </div>
      {isPaidByCompany(draft.payment) && organizations.length > 0 ? (
        <SelectField
          label={t('checkout.payer')}
          name="organizationId"
          value={draft.organizationId}
          error={errorOf('organizationId')}
          options={organizations.map(({ id, name, bin }) => ({
            value: String(id),
            label: t('checkout.payerLine', { name, bin }),
          }))}
          onChange={(event) => set({ organizationId: event.target.value })}
        />
      ) : null}
      {isPaidByCompany(draft.payment) && payer ? <PayerTerms payer={payer} goods={goods} /> : null}
      {debt ? (
        <p className={styles.link}>
          <a
            className="link"
            href={localePath(`/personal/private?debts=${draft.organizationId || 'own'}`, locale)}
          >
            {t('debts.open')}
          </a>
        </p>
      ) : null}
      {payments.some(({ reason }) => reason === 'organization_needed') ? (
        <p className={styles.link}>
          <a className="link" href={localePath('/personal/private', locale)}>
            {t('checkout.addOrganization')}
          </a>
        </p>
      ) : null}
      {isUnpriced ? <Notice look="changed">{t('payment.unpriced')}</Notice> : null}
      {children}
    </div>
  );
}

/** The bill in the way, and who can help. */
function sayDebt({ number, due, left, manager }: NonNullable<Quote['debt']>, t: Translate): string {
  const bill = t('payment.why.overdue_bill', {
    number,
    sum: formatTenge(left),
    due: due.split('-').reverse().join('.'),
  });
  return manager
    ? `${bill} ${t('payment.why.overdue_manager', { name: manager.name, phone: formatPhone(manager.phone), email: manager.email })}`
    : bill;
}

type Payer = Options['organizations'][number] | undefined;

/** Prices are the payer's: who chooses another is told what that changes. */
function PayerTerms({ payer, goods }: { payer: NonNullable<Payer>; goods: PaymentFieldsProps['goods'] }) {
  const { t } = useWords();
  const { shown, charged } = goods;
  const words = payer.contract
    ? t('checkout.payerContract', { number: payer.contract.number })
    : t('checkout.payerRetail');
  return (
    <Notice look={charged === null || charged === shown ? 'good' : 'changed'} role="status">
      {words}
      {charged === null || charged === shown
        ? null
        : ` ${t('checkout.payerRepriced', { from: formatTenge(shown), to: formatTenge(charged) })}`}
    </Notice>
  );
}

function sayPayment(code: Payment['code'], draft: OrderDraft, payer: Payer, t: Translate): string {
  const phone = parsePhone(draft.phone);
  if (code === 'kaspi_pay' && phone) {
    return t('payment.kaspi_pay.to', {
      phone: keepOnOneLine(formatPhone(phone.e164)),
    });
  }
  if (code === 'deferred' && payer?.contract) {
    const { deferralDays, creditLeft } = payer.contract;
    return t('payment.deferred.terms', { count: deferralDays, left: formatTenge(creditLeft) });
  }
  const isPickup = draft.method === 'pickup';
  if (code === 'card_on_receipt') return t(isPickup ? 'payment.atTill' : 'payment.atDoor');
  return t(`payment.${code}.how`);
}

function sayRefusal({ reason }: Payment, payer: Payer, debt: Quote['debt'], t: Translate): string {
  if (reason === null) return '';
  if (reason === 'overdue_debt' && debt) return sayDebt(debt, t);
  if (reason === 'over_credit' && payer?.contract) {
    return t('payment.why.over_credit_left', { left: formatTenge(payer.contract.creditLeft) });
  }
  return t(`payment.why.${reason}`);
}
