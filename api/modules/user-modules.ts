/** What belongs to a person: how they come in, what the shop holds of them, where they live, their card and their firm. */
import { registerAccess } from '../access/access.routes.ts';
import { accessRecords, createAccess, recordSubscription } from '../access/access.ts';
import { registerAddresses } from '../addresses/addresses.routes.ts';
import { addressRecords, createAddresses, createTwoGis } from '../addresses/addresses.ts';
import { cartRecords } from '../cart/cart.ts';
import { estimateRecords } from '../estimates/estimates.ts';
import { feedbackRecords } from '../feedback/feedback.ts';
import type { Foundation } from '../foundation.ts';
import { listRecords } from '../lists/lists.ts';
import { registerLoyalty } from '../loyalty/loyalty.routes.ts';
import { createLoyalty, loyaltyRecords } from '../loyalty/loyalty.ts';
import { outboxOf } from '../mail/mail.ts';
import { OUTBOX, registerOutbox } from '../mail/outbox.routes.ts';
import { returnRecords } from '../order-life/order-life.ts';
import { orderRecords } from '../orders/orders.ts';
import { promotionRecords } from '../promotions/promotions.ts';
import { receiptRecords } from '../receipts/receipts.ts';
import { reviewRecords } from '../reviews/reviews.ts';
import { openSms } from '../sms/sms.ts';
import { registerPrivateData } from '../users/private-data.routes.ts';
import { createPrivateData } from '../users/users.ts';
import { letterRecords } from '../wanted-letters/wanted-letters.ts';
import { registerWholesale } from '../wholesale/wholesale.routes.ts';
import { createWholesale, createWholesalePapers } from '../wholesale/wholesale.ts';
import { registerZones } from '../zones/zones.routes.ts';
import { createZones } from '../zones/zones.ts';

/** What the shop holds of a person: their archive and their forgetting are made of these. */
const personalRecords = [
  accessRecords,
  addressRecords,
  cartRecords,
  estimateRecords,
  feedbackRecords,
  listRecords,
  loyaltyRecords,
  orderRecords,
  promotionRecords,
  letterRecords,
  returnRecords,
  receiptRecords,
  reviewRecords,
];

export function registerUserModules(foundation: Foundation) {
  const { http, log, config, db, outgoing, users, cities, live, catalog, mail, publicUrl } = foundation;
  const { sms, watchSms } = openSms({
    db,
    outgoing,
    config,
    warn: (facts, words) => log.warn(facts, words),
  });
  const access = createAccess({
    db,
    mail,
    sms,
    publicUrl,
    secretKey: config.secretKey,
    workers: config.workers,
    passwordMemoryKib: config.passwordMemoryKib,
    smsPerHour: config.smsPerHour,
    findUser: users.findByTokenHash,
    onSessionsEnded: (userId) => live.closeStreams(userId),
  });
  const outbox =
    config.showsOutbox === true && config.dataDir !== undefined ? outboxOf(config.dataDir) : null;
  registerAccess(http, access, { outbox: outbox === null ? null : OUTBOX });
  if (outbox !== null) registerOutbox(http.app, outbox);
  const privateData = createPrivateData(db, personalRecords, {
    recordSubscription,
    requirePassword: access.requirePassword,
    sendConfirmation: (userId, email, language) => access.requestEmail({ userId, email, language }),
    sendLeavingLetter: access.sendLeavingLetter,
    spendLeavingToken: access.spendLeavingToken,
  });
  registerPrivateData(http, privateData);
  const zones = createZones(db);
  registerZones(http, zones);
  const { twoGis = null } = config.partners ?? {};
  const addresses = createAddresses(db, cities, zones, twoGis && createTwoGis(outgoing, twoGis));
  registerAddresses(http, addresses);
  registerLoyalty(http, createLoyalty(db, { catalog, publicUrl }));
  const wholesale = createWholesale(db);
  registerWholesale(http, { wholesale, papers: createWholesalePapers(db, catalog), cities });
  return { access, addresses, privateData, wholesale, zones, watchSms };
}

export type UserModules = ReturnType<typeof registerUserModules>;
