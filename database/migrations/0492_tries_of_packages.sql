-- How often a package was begun and not ended, whichever process began it: beyond a bound it is the package and not the database.
ALTER TABLE exchange_packages
  ADD COLUMN tries int NOT NULL DEFAULT 0,
  ADD COLUMN slow_tries int NOT NULL DEFAULT 0;            -- of them those for which the database did not answer in time
