-- Written with every change and read once a day: what is older than a day are those that came first (trimChanges).
DROP INDEX catalog_changes_at;
