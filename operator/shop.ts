/**
 * `npm run shop -- <subject> …`: what the shop's operators do by hand, on the database of the running shop (the same
 * settings as `npm start`: DATABASE_URL, or the embedded one of DATA_DIR). Each subject is a file of operator/shop/.
 */
import { readConfig } from '#api/config.ts';
import { connect } from '#api/database.ts';
import { findEmbeddedUrl } from '#server/embedded-postgres.ts';
import { afterRestore } from './shop/after-restore.ts';
import { backups } from './shop/backups.ts';
import { business } from './shop/business.ts';
import { callbacks } from './shop/callbacks.ts';
import { errors } from './shop/errors.ts';
import { exchange } from './shop/exchange.ts';
import { figures } from './shop/figures.ts';
import { jobs } from './shop/jobs.ts';
import { log } from './shop/log.ts';
import { messages } from './shop/messages.ts';
import { notices } from './shop/notices.ts';
import { order, orders } from './shop/order.ts';
import { organization } from './shop/organization.ts';
import { payment } from './shop/payment.ts';
import { createPictures } from './shop/pictures.ts';
import { pro } from './shop/pro.ts';
import { questions } from './shop/questions.ts';
import { register } from './shop/register.ts';
import { seo } from './shop/seo.ts';
import { staff } from './shop/staff.ts';
import type { Subject } from './shop/subject.ts';
import { tasks } from './shop/tasks.ts';
import { user } from './shop/user.ts';
import { webhooks } from './shop/webhooks.ts';

const subjects: Record<string, Subject> = {
  user,
  organization,
  order,
  orders,
  'after-restore': afterRestore,
  backups,
  business,
  callbacks,
  messages,
  notices,
  questions,
  errors,
  exchange,
  figures,
  jobs,
  log,
  payment,
  pictures: createPictures(),
  pro,
  register,
  seo,
  staff,
  tasks,
  webhooks,
};

const [name = '', ...words] = process.argv.slice(2);
// The word of earlier versions, for scripts that still use it.
const subject = subjects[name === 'customer' ? 'user' : name];
if (!subject) {
  const usage = Object.values(subjects).flatMap((each) => each.usage);
  process.stderr.write(`Usage:\n${usage.map((line) => `  npm run shop -- ${line}\n`).join('')}`);
  process.exitCode = 1;
} else {
  const config = readConfig();
  const databaseUrl = config.databaseUrl ?? findEmbeddedUrl(config.dataDir);
  if (databaseUrl === null) throw new Error('There is no database yet: start the shop once.');
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-operator' });
  try {
    process.stdout.write(`${await subject.run(db, words)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await db.end({ timeout: 1 });
  }
}
