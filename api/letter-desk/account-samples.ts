/** Letters about an account: to somebody who is nobody, with links that open nothing. */
import {
  alreadyRegisteredLetter,
  confirmLetter,
  leavingLetter,
  passwordChangedLetter,
  phoneChangedLetter,
  recoveryLetter,
} from '../access/access.ts';
import { confirmationLetter } from '../feedback/feedback.ts';
import { burningLetter } from '../loyalty/loyalty.ts';
import { HIDDEN, NO_TOKEN, type SampleParts, type Samples, SOMEBODY } from './letter-sample.ts';

const DAY_MS = 24 * 60 * 60_000;
const BURN_DAYS = 30;

const toSomebody = ({ language, publicUrl }: SampleParts) => ({
  ...{ to: '', key: NO_TOKEN, token: NO_TOKEN, language, publicUrl },
  firstName: SOMEBODY[language].firstName,
});

export const ACCOUNT_SAMPLES: Samples<
  | 'confirm_email'
  | 'already_registered'
  | 'recovery'
  | 'password_changed'
  | 'phone_changed'
  | 'leaving'
  | 'points_burning'
  | 'business_confirmation'
> = {
  confirm_email: (parts) => confirmLetter(toSomebody(parts)),
  already_registered: (parts) => alreadyRegisteredLetter(toSomebody(parts)),
  recovery: (parts) => recoveryLetter(toSomebody(parts)),
  password_changed: (parts) => passwordChangedLetter(toSomebody(parts)),
  phone_changed: (parts) =>
    phoneChangedLetter({ ...toSomebody(parts), phone: SOMEBODY[parts.language].phone }),
  leaving: (parts) => leavingLetter(toSomebody(parts)),
  points_burning: ({ language, publicUrl }) => {
    const burnsAt = new Date(Date.now() + BURN_DAYS * DAY_MS);
    const { firstName } = SOMEBODY[language];
    const day = { accountId: 0, burnsOn: '', burnsAt, points: 1121, email: '', firstName, language };
    return burningLetter([day], BURN_DAYS, publicUrl);
  },
  business_confirmation: ({ language, publicUrl }) =>
    confirmationLetter(publicUrl, {
      ...{
        id: 1,
        cityCode: '',
        cityName: '',
        bin: HIDDEN,
        email: '',
        comment: HIDDEN,
        userId: null,
        language,
      },
      ...{ name: SOMEBODY[language].firstName, phone: '+77000000000' },
    }),
};
