-- Every letter may have words of the shop's own, not those about orders alone. A row is written when somebody words its letter; its
-- number says which letter and language it is of (domain/letter-templates.ts), and those about orders have their rows already.
ALTER TABLE letter_words DROP CONSTRAINT letter_words_kind_check;
ALTER TABLE letter_words ALTER COLUMN id DROP IDENTITY;
