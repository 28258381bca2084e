-- The club (cards, levels, points) and wholesale buyers (organisations, contracts, what they owe).

-- The calendar day in Kazakhstan: UTC+5 everywhere since 2024, whatever the server's zone tables still say.
CREATE FUNCTION almaty_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS
  $$ SELECT (moment AT TIME ZONE 'UTC' + interval '5 hours')::date $$;

-- Who owns points. A lost card is replaced by another number; level and points stay. Without a user: a plastic card
-- that a store gave out and nobody has attached yet.
CREATE TABLE loyalty_accounts (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id     bigint UNIQUE REFERENCES users ON DELETE SET NULL,
  kind        text NOT NULL DEFAULT 'club' CHECK (kind IN ('club', 'pro')),
  level       text NOT NULL DEFAULT 'start' CHECK (level IN ('start', 'home', 'master', 'foreman')),
  -- the first day of the month for which the level was worked out last
  level_month date NOT NULL DEFAULT date_trunc('month', almaty_day(now()))::date,
  joined_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loyalty_accounts_level_month ON loyalty_accounts (level_month);

CREATE SEQUENCE loyalty_card_serials AS bigint START 42617358;
CREATE TABLE loyalty_cards (
  number     text PRIMARY KEY CHECK (number ~ '^29[0-9]{11}$'),   -- EAN-13; the check digit is the domain's
  account_id bigint NOT NULL REFERENCES loyalty_accounts,
  status     text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked')),
  code_hash  bytea,                                  -- of the code printed on a plastic card, to attach it with
  issued_at  timestamptz NOT NULL DEFAULT now(),
  blocked_at timestamptz
);
CREATE INDEX loyalty_cards_account ON loyalty_cards (account_id);
CREATE UNIQUE INDEX loyalty_cards_active ON loyalty_cards (account_id) WHERE status = 'active';

-- The ledger. Nothing is ever changed or taken away: a mistake is another entry. An account's balance is the sum of its
-- entries that are in force; points of a purchase come into force when its return period is over.
CREATE TABLE loyalty_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id    bigint NOT NULL REFERENCES loyalty_accounts,
  operation_key text NOT NULL UNIQUE,                -- whoever repeats an operation finds it done
  kind          text NOT NULL
                CHECK (kind IN ('purchase', 'gift', 'spend', 'spend_return', 'purchase_return', 'expiry')),
  points        int NOT NULL,
  -- purchases count towards the level even where they earn nothing; returns are below zero
  purchase_sum  int NOT NULL DEFAULT 0,
  percent       smallint,                            -- of the level at that moment
  order_number  text,
  store_id      smallint,
  reason        text CHECK (reason IN ('birthday', 'welcome', 'apology')),  -- of a gift
  returned_id   bigint REFERENCES loyalty_entries,   -- of a return: what is taken back
  booked_at     timestamptz NOT NULL DEFAULT now(),
  in_force_at   timestamptz NOT NULL DEFAULT now(),
  CHECK (CASE kind WHEN 'purchase' THEN points >= 0 WHEN 'purchase_return' THEN points <= 0
                   WHEN 'gift' THEN points > 0 WHEN 'spend_return' THEN points > 0 ELSE points < 0 END),
  CHECK (CASE kind WHEN 'purchase' THEN purchase_sum > 0 WHEN 'purchase_return' THEN purchase_sum < 0
                   ELSE purchase_sum = 0 END),
  CHECK ((kind = 'gift') = (reason IS NOT NULL)),
  CHECK ((kind IN ('spend_return', 'purchase_return')) = (returned_id IS NOT NULL))
);
CREATE INDEX loyalty_entries_returned ON loyalty_entries (returned_id) WHERE returned_id IS NOT NULL;
CREATE INDEX loyalty_entries_account ON loyalty_entries (account_id, in_force_at DESC, id DESC);

-- What an entry brought, by the day on which it burns.
CREATE TABLE loyalty_lots (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES loyalty_accounts,
  entry_id   bigint NOT NULL REFERENCES loyalty_entries,
  points     int NOT NULL CHECK (points > 0),
  usable_at  timestamptz NOT NULL,
  burns_at   timestamptz NOT NULL,
  CHECK (burns_at > usable_at)
);
CREATE INDEX loyalty_lots_account ON loyalty_lots (account_id, burns_at, id);
CREATE INDEX loyalty_lots_burning ON loyalty_lots (burns_at);

-- Which lots an entry below zero took its points from. What a return could not take is owed, and the next lots pay it.
CREATE TABLE loyalty_uses (
  lot_id   bigint NOT NULL REFERENCES loyalty_lots,
  entry_id bigint NOT NULL REFERENCES loyalty_entries,
  points   int NOT NULL CHECK (points > 0),
  PRIMARY KEY (lot_id, entry_id)
);
CREATE INDEX loyalty_uses_entry ON loyalty_uses (entry_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER loyalty_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER loyalty_lots_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_lots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER loyalty_uses_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_uses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Entries of an account are written one after another, and only a return may take the balance below zero. By the clock,
-- not by now(): a transaction that waited for another would overlook what the other has just written.
CREATE FUNCTION guard_loyalty_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE balance bigint;
BEGIN
  PERFORM FROM loyalty_accounts WHERE id = NEW.account_id FOR UPDATE;
  IF NEW.kind IN ('spend', 'expiry') THEN
    SELECT coalesce(sum(points), 0) INTO balance FROM loyalty_entries
    WHERE account_id = NEW.account_id AND in_force_at <= clock_timestamp();
    IF balance + NEW.points < 0 THEN
      RAISE EXCEPTION 'only a return takes a balance below zero'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'loyalty_balance';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER loyalty_entries_balance BEFORE INSERT ON loyalty_entries
  FOR EACH ROW EXECUTE FUNCTION guard_loyalty_balance();

-- A lot gives no more than it holds, an entry takes no more than it is worth.
CREATE FUNCTION guard_loyalty_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT l.points < coalesce(sum(u.points), 0) FROM loyalty_lots l LEFT JOIN loyalty_uses u ON u.lot_id = l.id
      WHERE l.id = NEW.lot_id GROUP BY l.points)
  OR (SELECT -e.points < coalesce(sum(u.points), 0) FROM loyalty_entries e LEFT JOIN loyalty_uses u ON u.entry_id = e.id
      WHERE e.id = NEW.entry_id GROUP BY e.points) THEN
    RAISE EXCEPTION 'more points used than there are' USING ERRCODE = 'check_violation', CONSTRAINT = 'loyalty_use';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER loyalty_uses_bounded AFTER INSERT ON loyalty_uses FOR EACH ROW EXECUTE FUNCTION guard_loyalty_use();

-- Wholesale. What a company is to the shop; whoever acts for it is a member. The same company may be entered by several
-- people, but only one of these entries is ever active.
ALTER TABLE organizations
  DROP CONSTRAINT organizations_bin_key,
  ADD CHECK (bin ~ '^[0-9]{12}$'),
  ADD COLUMN legal_address  text NOT NULL DEFAULT '',
  ADD COLUMN actual_address text NOT NULL DEFAULT '',
  ADD COLUMN iik            text NOT NULL DEFAULT '',
  ADD COLUMN bik            text NOT NULL DEFAULT '',
  ADD COLUMN bank_name      text NOT NULL DEFAULT '',
  ADD COLUMN kbe            text NOT NULL DEFAULT '17',
  ADD COLUMN vat_payer      boolean NOT NULL DEFAULT false,
  ADD COLUMN vat_certificate jsonb,                  -- {"series", "number", "date"}
  ADD COLUMN director       text NOT NULL DEFAULT '',
  ADD COLUMN contact        text NOT NULL DEFAULT '',
  ADD COLUMN phone          text NOT NULL DEFAULT '',
  ADD COLUMN email          text NOT NULL DEFAULT '',
  ADD COLUMN status         text NOT NULL DEFAULT 'moderation' CHECK (status IN ('moderation', 'active', 'blocked')),
  ADD COLUMN created_at     timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX organizations_active_bin ON organizations (bin) WHERE status = 'active';

CREATE TABLE organization_members (
  user_id         bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_id bigint NOT NULL REFERENCES organizations ON DELETE CASCADE,
  joined_at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, organization_id)
);
CREATE INDEX organization_members_organization ON organization_members (organization_id);

-- With a person or with an organisation. In force until it is revoked or its last day is over.
CREATE TABLE wholesale_contracts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id         bigint REFERENCES users,
  organization_id bigint REFERENCES organizations,
  number          text NOT NULL UNIQUE,
  signed_on       date NOT NULL DEFAULT almaty_day(now()),
  last_day        date,
  min_order_sum   int NOT NULL DEFAULT 100000 CHECK (min_order_sum >= 0),
  credit_limit    int NOT NULL DEFAULT 0 CHECK (credit_limit >= 0),
  deferral_days   smallint NOT NULL DEFAULT 0 CHECK (deferral_days >= 0),
  manager         jsonb,                             -- {"name", "phone", "email"}
  revoked_at      timestamptz,
  CHECK (num_nonnulls(user_id, organization_id) = 1)
);
CREATE UNIQUE INDEX wholesale_contracts_user ON wholesale_contracts (user_id) WHERE revoked_at IS NULL;
CREATE UNIQUE INDEX wholesale_contracts_organization ON wholesale_contracts (organization_id) WHERE revoked_at IS NULL;

CREATE TABLE wholesale_requests (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id         bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  organization_id bigint REFERENCES organizations ON DELETE CASCADE,  -- null: for the person
  volume          int CHECK (volume >= 0),           -- tenge a month, as the asker expects
  comment         text NOT NULL DEFAULT '',
  status          text NOT NULL DEFAULT 'moderation' CHECK (status IN ('moderation', 'approved', 'declined')),
  created_at      timestamptz NOT NULL DEFAULT now(),
  decided_at      timestamptz
);
CREATE UNIQUE INDEX wholesale_requests_open ON wholesale_requests (user_id, coalesce(organization_id, 0))
  WHERE status = 'moderation';

-- What was delivered on credit.
CREATE TABLE wholesale_bills (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES wholesale_contracts,
  number      text NOT NULL UNIQUE,
  issued_on   date NOT NULL,
  due_on      date NOT NULL,
  sum         int NOT NULL CHECK (sum > 0),
  paid        int NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND sum)
);
CREATE INDEX wholesale_bills_open ON wholesale_bills (contract_id, due_on) WHERE paid < sum;

-- Cheaper from so many on, for those with a contract.
CREATE TABLE wholesale_tiers (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  from_count int NOT NULL CHECK (from_count > 1),
  price      int NOT NULL CHECK (price > 0),
  PRIMARY KEY (product_id, from_count)
);
CREATE TRIGGER wholesale_tiers_insert AFTER INSERT ON wholesale_tiers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_offers();
CREATE TRIGGER wholesale_tiers_update AFTER UPDATE ON wholesale_tiers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_offers();
CREATE TRIGGER wholesale_tiers_delete AFTER DELETE ON wholesale_tiers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_offers();

-- The shop's copy of the register of companies, to spare people the typing.
CREATE TABLE company_register (
  bin     text PRIMARY KEY CHECK (bin ~ '^[0-9]{12}$'),
  name    text NOT NULL,
  form    text NOT NULL,
  address text NOT NULL
);

-- Contracts were a column of the user until now.
INSERT INTO organization_members (user_id, organization_id)
  SELECT id, organization_id FROM users WHERE organization_id IS NOT NULL;
UPDATE organizations SET status = 'active'
  WHERE id IN (SELECT organization_id FROM users WHERE wholesale_contract = 'organization');
INSERT INTO wholesale_contracts (organization_id, number)
  SELECT DISTINCT organization_id, 'ОПТ-О-' || organization_id FROM users WHERE wholesale_contract = 'organization';
INSERT INTO wholesale_contracts (user_id, number)
  SELECT id, 'ОПТ-Ф-' || id FROM users WHERE wholesale_contract = 'individual';
UPDATE users SET organization_id = NULL WHERE wholesale_contract IS DISTINCT FROM 'organization';
-- users.organization_id stays: for whom the user acts at the moment; null is for themselves.
ALTER TABLE users DROP COLUMN wholesale_contract;

-- By which contract a user buys right now; asked anew with every request, so that a revoked one ends with it.
CREATE VIEW wholesale_standings AS
SELECT u.id AS user_id,
       CASE WHEN own.id IS NOT NULL THEN 'individual' WHEN theirs.id IS NOT NULL THEN 'organization' END AS contract,
       coalesce(own.id, theirs.id) AS contract_id,
       o.id AS organization_id, o.name AS organization_name, o.bin AS organization_bin
FROM users u
LEFT JOIN organization_members m ON m.user_id = u.id AND m.organization_id = u.organization_id
LEFT JOIN organizations o ON o.id = m.organization_id
LEFT JOIN wholesale_contracts own ON own.user_id = u.id AND own.revoked_at IS NULL AND o.id IS NULL
  AND (own.last_day IS NULL OR own.last_day >= almaty_day(now()))
LEFT JOIN wholesale_contracts theirs ON theirs.organization_id = o.id AND theirs.revoked_at IS NULL
  AND (theirs.last_day IS NULL OR theirs.last_day >= almaty_day(now())) AND o.status = 'active';
