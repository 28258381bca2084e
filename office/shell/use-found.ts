import { useEffect, useState } from 'react';
import { office } from '../calls/office.ts';
import { officeAddress } from '../design/office-link.tsx';
import type { PaletteEntry } from './palette-entries.ts';

const PAUSE_MS = 150;
const LEAST_LETTERS = 2;

/** What the shop has of a few letters or a number, as entries of the palette. Only what a screen can show. */
export function useFound(typed: string): readonly PaletteEntry[] {
  const [found, setFound] = useState<{ typed: string; entries: readonly PaletteEntry[] }>({
    typed: '',
    entries: [],
  });
  const q = typed.trim();
  // The server is asked once the fingers rest.
  useEffect(() => {
    if (q.length < LEAST_LETTERS) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      office.callQuietly('POST /office/api/v1/find/', { body: { q } }).then(
        ({ data }) => {
          if (!isWanted) return;
          const go = (id: string, title: string, to: string, icon: PaletteEntry['icon']): PaletteEntry => ({
            id,
            kind: 'find',
            title,
            icon,
            run: ({ navigate }) => navigate(officeAddress(to)),
          });
          setFound({
            typed: q,
            entries: [
              ...data.sections.map(({ id, name, path }) =>
                go(
                  `section ${id}`,
                  path === '' ? name : `${name} · ${path}`,
                  `/tree?id=${id}&q=${encodeURIComponent(name)}`,
                  'estimate',
                ),
              ),
              ...data.orders.map(({ id, number }) => go(`order ${id}`, number, `/orders/${id}`, 'box')),
              ...data.people.map(({ id, name, contact }) =>
                go(`person ${id}`, `${name} · ${contact}`, `/customers/${id}`, 'user'),
              ),
              ...data.organizations.map(({ id, name, bin }) =>
                go(`organization ${id}`, `${name} · ${bin}`, `/wholesale/organization-${id}`, 'document'),
              ),
              ...data.products.map(({ id, name, article }) =>
                go(`product ${id}`, `${article} · ${name}`, `/products/${id}`, 'grid'),
              ),
              ...data.staff.map(({ id, name, email }) =>
                go(`staff ${id}`, `${name} · ${email}`, `/staff/${id}`, 'user'),
              ),
            ],
          });
        },
        // Screens and acts are found without the server.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found.typed === q ? found.entries : [];
}
