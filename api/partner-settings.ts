/** What partners are spoken to with. A partner that is half set stops the start: half of it would fail with the first buyer. */
import { ConfigError } from './config-error.ts';
import type { Settings } from './environment.ts';
import type { SmsGatewayName } from './partner-environment.ts';

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

/** At least one of them is there. */
export interface KaspiSettings {
  readonly qr: string | null;
  /** E.164 */
  readonly phone: string | null;
}

export interface SmscSettings {
  readonly login: string;
  readonly password: string;
  readonly sender: string | null;
  readonly address: string;
}

export interface MobizonSettings {
  readonly key: string;
  readonly sender: string | null;
  readonly address: string;
}

export interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  readonly key: string;
}

export interface WebkassaSettings {
  readonly address: string;
  readonly key: string;
  readonly login: string;
  readonly password: string;
  readonly cashbox: string;
}

export interface CdekSettings {
  readonly client: string;
  readonly secret: string;
  /** The office that parcels are brought to. */
  readonly point: string;
  readonly tariff: number;
  readonly address: string;
  readonly tracking: string;
}

export interface KaspiOrdersSettings {
  readonly token: string;
  readonly address: string;
}

export interface TwoGisSettings {
  readonly key: string;
  readonly address: string;
}

export interface S3Settings {
  readonly address: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  readonly prefix: string;
}

export interface Partners {
  readonly tiptop: TipTopSettings | null;
  readonly freedom: FreedomSettings | null;
  readonly halyk: HalykSettings | null;
  /** Kaspi by staff's hand. */
  readonly kaspi: KaspiSettings | null;
  readonly smsc: SmscSettings | null;
  readonly mobizon: MobizonSettings | null;
  readonly dkim: DkimSettings | null;
  /** Null: the register is the demo's. */
  readonly webkassa: WebkassaSettings | null;
  /** Null: pictures stay on this machine. */
  readonly s3: S3Settings | null;
  readonly cdek: CdekSettings | null;
  /** Null: orders of its marketplace are not looked at. */
  readonly kaspiOrders: KaspiOrdersSettings | null;
  /** Null: streets are those of the shop's own list. */
  readonly twoGis: TwoGisSettings | null;
}

export function toPartners(settings: Settings): Partners {
  const { PAYMENTS: named = [], SMS_SINK: sink = 'off' } = settings;
  const isGateway = (name: SmsGatewayName) => typeof sink !== 'string' && sink.includes(name);
  /** The values of a partner, all of them, or null where it has none and nobody names it. */
  const whole = <K extends keyof Settings>(names: readonly K[], isNamed: boolean) => {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length === names.length && !isNamed) return null;
    if (missing.length > 0)
      throw new ConfigError(
        `The setting ${missing.join(' and ')} is missing: ${isNamed ? 'a partner is named that' : 'other settings begin what'} needs it (docs/partners).`,
      );
    return settings as { [Name in K]: NonNullable<Settings[Name]> };
  };
  const tiptop = whole(['TIPTOP_PUBLIC_ID', 'TIPTOP_SECRET'], named.includes('tiptop'));
  const freedom = whole(['FREEDOM_MERCHANT', 'FREEDOM_SECRET'], named.includes('freedom'));
  const halyk = whole(['HALYK_CLIENT', 'HALYK_SECRET', 'HALYK_TERMINAL'], named.includes('halyk'));
  const smsc = whole(['SMSC_LOGIN', 'SMSC_PASSWORD'], isGateway('smsc'));
  const mobizon = whole(['MOBIZON_KEY'], isGateway('mobizon'));
  const dkim = whole(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'], false);
  const isAsked = settings.ADDRESSES === '2gis';
  const twoGis = whole(['TWO_GIS_KEY'], isAsked);
  const isShared = settings.PICTURES === 's3';
  const s3 = whole(['S3_ADDRESS', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'], isShared);
  const cdek = whole(['CDEK_CLIENT', 'CDEK_SECRET', 'CDEK_POINT'], settings.CARRIERS.includes('cdek'));
  const isLooked = settings.KASPI_ORDERS === 'look';
  const kaspiOrders = whole(['KASPI_TOKEN'], isLooked);
  const isRegister = settings.REGISTER === 'webkassa';
  const register = whole(
    ['WEBKASSA_KEY', 'WEBKASSA_LOGIN', 'WEBKASSA_PASSWORD', 'WEBKASSA_CASHBOX'],
    isRegister,
  );
  return {
    webkassa:
      isRegister && register
        ? {
            address: settings.WEBKASSA_ADDRESS,
            key: register.WEBKASSA_KEY,
            login: register.WEBKASSA_LOGIN,
            password: register.WEBKASSA_PASSWORD,
            cashbox: register.WEBKASSA_CASHBOX,
          }
        : null,
    twoGis: isAsked && twoGis ? { key: twoGis.TWO_GIS_KEY, address: settings.TWO_GIS_ADDRESS } : null,
    s3:
      isShared && s3
        ? {
            address: s3.S3_ADDRESS,
            region: settings.S3_REGION ?? 'us-east-1',
            bucket: s3.S3_BUCKET,
            key: s3.S3_KEY,
            secret: s3.S3_SECRET,
            prefix: settings.S3_PREFIX,
          }
        : null,
    kaspiOrders:
      isLooked && kaspiOrders ? { token: kaspiOrders.KASPI_TOKEN, address: settings.KASPI_ADDRESS } : null,
    cdek:
      settings.CARRIERS.includes('cdek') && cdek
        ? {
            client: cdek.CDEK_CLIENT,
            secret: cdek.CDEK_SECRET,
            point: cdek.CDEK_POINT,
            tariff: settings.CDEK_TARIFF,
            address: settings.CDEK_ADDRESS,
            tracking: settings.CDEK_TRACKING,
          }
        : null,
    kaspi:
      settings.KASPI_PAY_QR === undefined && settings.KASPI_PAY_PHONE === undefined
        ? null
        : { qr: settings.KASPI_PAY_QR ?? null, phone: settings.KASPI_PAY_PHONE ?? null },
    smsc: smsc && {
      login: smsc.SMSC_LOGIN,
      password: smsc.SMSC_PASSWORD,
      sender: settings.SMSC_SENDER ?? null,
      address: settings.SMSC_ADDRESS,
    },
    mobizon: mobizon && {
      key: mobizon.MOBIZON_KEY,
      sender: settings.MOBIZON_SENDER ?? null,
      address: settings.MOBIZON_ADDRESS,
    },
    dkim: dkim && { domain: dkim.DKIM_DOMAIN, selector: dkim.DKIM_SELECTOR, key: dkim.DKIM_KEY },
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
