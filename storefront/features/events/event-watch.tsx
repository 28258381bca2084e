import { useEffect } from 'react';
import { useShell } from '../../page/shell.ts';
import { useLocation } from '../../router/hooks.ts';
import { useCartLines } from '../cart/use-cart.ts';
import { EventStream } from './tell-shop.ts';

const stream = new EventStream();

/** Draws nothing. Every effect here tells the outside world: the shop's own stream. */
export default function EventWatch(): null {
  const { city } = useShell();
  const lines = useCartLines();
  const { pathname } = useLocation();
  useEffect(() => {
    stream.cityId = city.id;
  }, [city.id]);
  useEffect(() => {
    if (lines) stream.seeCart(lines);
  }, [lines]);
  useEffect(() => stream.seePath(pathname), [pathname]);
  useEffect(() => {
    const leave = () => stream.flush();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return null;
}
