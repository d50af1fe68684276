-- The highest price is the operator's setting; the column keeps only what can never be right.
alter table courses drop constraint courses_price_piastres_check;
alter table courses add check (price_piastres >= 0);
