/** One context for each thing that changes by itself: who only asks for the address is not drawn anew for the rest. */
import { createContext, type ReactNode, use } from 'react';
import type { Router, RouterState } from './create-router.ts';

export const RouterContext = createContext<Router | null>(null);
export const LocationContext = createContext<Pick<RouterState, 'location' | 'navigationType'> | null>(null);
export const NavigationContext = createContext<RouterState['navigation'] | null>(null);
export const RevalidationContext = createContext<RouterState['revalidation']>('idle');
/** What a route's view may ask for: its data, the routes below it. */
export const MatchContext = createContext<{ loaded: unknown; outlet: ReactNode } | null>(null);
export const RouteErrorContext = createContext<unknown>(undefined);

export function useContextOf<T>(context: React.Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('the router’s hooks need a RouterProvider above them');
  return value;
}
