import { useCallback, useRef, useState } from 'react';
import type { ListingChoice } from '#domain/listing.ts';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useLocation, useNavigate, useNavigation } from '../../router/hooks.ts';
import { createLastWins } from './last-wins.ts';
import { type ListingPlace, listingAddress } from './place.ts';

export interface Choosing {
  /** As the controls show it: what the visitor has asked for, even while the list for it is on its way. */
  choice: ListingChoice;
  isPending: boolean;
  choose(next: ListingChoice): void;
  hrefOf(choice: ListingChoice): string;
}

const BURST_MS = 250;

/** A choice is an address: to choose is to go there, without leaving one's place on the page. */
export function useChoice(settled: ListingChoice, place: ListingPlace): Choosing {
  const { locale } = useWords();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const { location: target } = useNavigation();
  const lastWins = useRef<ReturnType<typeof createLastWins>>(undefined);
  // What was asked for counts until a list comes, whichever: it brings a settled choice of its own.
  const [asked, setAsked] = useState<{ at: ListingChoice; choice: ListingChoice } | null>(null);
  const isAsked = asked !== null && asked.at === settled;
  const hrefOf = useCallback(
    (choice: ListingChoice) => localePath(listingAddress(place, choice), locale),
    [place, locale],
  );
  return {
    choice: isAsked ? asked.choice : settled,
    isPending: isAsked || target?.pathname === pathname,
    choose: (next) => {
      setAsked({ at: settled, choice: next });
      lastWins.current ??= createLastWins(BURST_MS);
      lastWins.current(() => {
        // In the sheet (a hash of its own) the steps leave no trace: back closes it.
        const options = { preventScrollReset: true, replace: hash !== '', state: { keepsFocus: true } };
        void navigate(hrefOf(next) + hash, options);
      });
    },
    hrefOf,
  };
}
