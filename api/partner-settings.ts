/** What partners are spoken to with. A partner that is half set stops the start: half of it would fail with the first buyer. */
import { ConfigError } from './config-error.ts';
import type { Settings } from './environment.ts';

export interface TipTopSettings {
  readonly publicId: string;
  readonly secret: string;
  readonly address: string;
  readonly isTest: boolean;
}

export interface FreedomSettings {
  readonly merchant: string;
  readonly secret: string;
  readonly address: string;
  readonly isTest: boolean;
}

export interface HalykSettings {
  readonly client: string;
  readonly secret: string;
  readonly terminal: string;
  readonly prefix: string;
  readonly address: string;
  readonly tokenAddress: string;
  readonly script: string;
}

export interface Partners {
  readonly tiptop: TipTopSettings | null;
  readonly freedom: FreedomSettings | null;
  readonly halyk: HalykSettings | null;
}

export function toPartners(settings: Settings): Partners {
  const named = settings.PAYMENTS ?? [];
  /** The values of a partner, all of them, or null where it has none and nobody names it. */
  const whole = <K extends keyof Settings>(names: readonly K[], isNamed: boolean) => {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length === names.length && !isNamed) return null;
    if (missing.length > 0)
      throw new ConfigError(
        `The setting ${missing.join(' and ')} is missing: ${isNamed ? 'PAYMENTS names' : 'other settings begin'} what needs it (docs/partners).`,
      );
    return settings as { [Name in K]: NonNullable<Settings[Name]> };
  };
  const tiptop = whole(['TIPTOP_PUBLIC_ID', 'TIPTOP_SECRET'], named.includes('tiptop'));
  const freedom = whole(['FREEDOM_MERCHANT', 'FREEDOM_SECRET'], named.includes('freedom'));
  const halyk = whole(['HALYK_CLIENT', 'HALYK_SECRET', 'HALYK_TERMINAL'], named.includes('halyk'));
  return {
    halyk: halyk && {
      client: halyk.HALYK_CLIENT,
      secret: halyk.HALYK_SECRET,
      terminal: halyk.HALYK_TERMINAL,
      prefix: settings.HALYK_PREFIX,
      address: settings.HALYK_ADDRESS,
      tokenAddress: settings.HALYK_TOKEN_ADDRESS,
      script: settings.HALYK_SCRIPT,
    },
    freedom: freedom && {
      merchant: freedom.FREEDOM_MERCHANT,
      secret: freedom.FREEDOM_SECRET,
      address: settings.FREEDOM_ADDRESS,
      isTest: settings.FREEDOM_TEST,
    },
    tiptop: tiptop && {
      publicId: tiptop.TIPTOP_PUBLIC_ID,
      secret: tiptop.TIPTOP_SECRET,
      address: settings.TIPTOP_ADDRESS,
      isTest: settings.TIPTOP_TEST,
    },
  };
}
