-- An account may have several links. A link that someone else asks for by e-mail must not end the one that its user is about to open.
alter table password_reset_links
  drop constraint password_reset_links_pkey,
  drop constraint password_reset_links_token_hash_key,
  add primary key (token_hash);

create index password_reset_links_of_user on password_reset_links (user_id);
