-- Why the correct option is correct. Teachers write it, and students see it after they have submitted an attempt.
alter table questions add column explanation text;
