import { PLAIN_CART_FORM } from '#domain/plain-cart.ts';
import { usePageAddress } from '../../page/address/page-address.ts';

/** What every «В корзину» of the page belongs to where there is no script; the others never have it. */
export function PlainCartForm() {
  const address = usePageAddress();
  return (
    <noscript>
      <form id={PLAIN_CART_FORM} method="post" action="/_cart">
        <input type="hidden" name="returnTo" value={address} />
      </form>
    </noscript>
  );
}
