import { useRef, useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { localePath } from '#domain/locale.ts';
import { formatPhone } from '#domain/phone.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Dotted } from '../../design/dotted.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './address-list.module.css';
import { addressDetails, addressLine } from './address-words.ts';

interface AddressListProps {
  addresses: readonly Address[];
  /** True when it is gone. */
  onRemove: (address: Address) => Promise<boolean>;
  onMakeDefault: (address: Address) => Promise<void>;
}

export function AddressList({ addresses, onRemove, onMakeDefault }: AddressListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = async (address: Address) => {
    // The button goes with its card: the list takes the focus, so that the next key does not start at the page's top.
    if (await onRemove(address)) list.current?.focus();
  };
  return (
    <ul className={styles.list} ref={list} tabIndex={-1}>
      {addresses.map((address) => (
        <Card key={address.id} address={address} onRemove={remove} onMakeDefault={onMakeDefault} />
      ))}
    </ul>
  );
}

interface CardProps {
  address: Address;
  onRemove: (address: Address) => Promise<void>;
  onMakeDefault: (address: Address) => Promise<void>;
}

function Card({ address, onRemove, onMakeDefault }: CardProps) {
  const { t, locale } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const { id, title, isDefault, comment, recipientName, recipientPhone, isPricedByHand } = address;
  const line = addressLine(address, t);
  const recipient = [recipientName, recipientPhone && formatPhone(recipientPhone)].filter(Boolean).join(', ');
  const run = (work: (address: Address) => Promise<void>) => async () => {
    setIsBusy(true);
    await work(address);
    setIsBusy(false);
  };
  return (
    <Panel as="li" className={styles.card}>
      <h2 className={styles.title}>
        <span>{title ?? line}</span>
        {isDefault ? <Badge look="tint">{t('addresses.default')}</Badge> : null}
      </h2>
      {title === null ? null : <p>{line}</p>}
      <p className={styles.details}>
        <Dotted>{addressDetails(address, t)}</Dotted>
      </p>
      {recipient === '' ? null : <p className={styles.details}>{t('addresses.recipient', { recipient })}</p>}
      {comment === null ? null : <p className={styles.details}>{comment}</p>}
      {isPricedByHand ? <Notice look="changed">{t('addresses.byManager')}</Notice> : null}
      <div className={styles.actions}>
        <Button
          look="secondary"
          size={36}
          href={localePath(`/personal/address/edit/${id}`, locale)}
          aria-label={t('addresses.editOf', { address: title ?? line })}
        >
          {t('addresses.edit')}
        </Button>
        {isDefault ? null : (
          <Button
            look="quiet"
            size={36}
            onClick={run(onMakeDefault)}
            isLoading={isBusy}
            aria-label={t('addresses.makeDefaultOf', { address: title ?? line })}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button
          look="quiet"
          size={36}
          icon="trash"
          onClick={run(onRemove)}
          isLoading={isBusy}
          aria-label={t('addresses.removeOf', { address: title ?? line })}
        >
          {t('addresses.remove')}
        </Button>
      </div>
    </Panel>
  );
}
