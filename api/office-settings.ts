/** The settings OFFICE…: whether staff work here, under which address, and from where. */
import type { Settings } from './environment.ts';

export interface OfficeSettings {
  /** `only`: the office and nothing of the storefront. */
  readonly mode: 'off' | 'on' | 'only';
  /** A listener of its own, beside that of the shop; null: they share one. */
  readonly listener: { readonly host: string; readonly port: number } | null;
  /** Origin under which staff see it. */
  readonly url: string;
  /** The host it answers under alone; null: whatever it is asked under. */
  readonly onlyHost: string | null;
  /** Networks it answers to; null: all. */
  readonly allow: readonly string[] | null;
  /** False in a demo at home alone. */
  readonly isFactorNeeded: boolean;
}

interface Circumstances {
  publicUrl: URL;
  isPublic: boolean;
  demo: boolean;
}

export function toOfficeSettings(
  settings: Settings,
  { publicUrl, isPublic, demo }: Circumstances,
): OfficeSettings {
  const { OFFICE, OFFICE_HOST, OFFICE_PORT, OFFICE_URL, OFFICE_ALLOW } = settings;
  const ownUrl = new URL(OFFICE_URL ?? publicUrl.origin);
  if (OFFICE_URL === undefined && OFFICE_PORT !== undefined) ownUrl.port = String(OFFICE_PORT);
  return {
    // Who opens a door to the world says so.
    mode: OFFICE ?? (isPublic ? 'off' : 'on'),
    listener: OFFICE_PORT === undefined ? null : { port: OFFICE_PORT, host: OFFICE_HOST ?? settings.HOST },
    url: ownUrl.origin,
    onlyHost: OFFICE_URL === undefined ? null : ownUrl.host,
    allow: OFFICE_ALLOW ?? null,
    isFactorNeeded: !demo || settings.PUBLIC_URL !== undefined,
  };
}
