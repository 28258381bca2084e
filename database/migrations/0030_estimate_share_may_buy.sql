-- Whether a client may buy by the link; NULL: nobody has chosen, the estimate's markup decides.
ALTER TABLE estimate_shares ADD COLUMN may_buy boolean;
