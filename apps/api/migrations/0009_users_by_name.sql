-- The list of accounts by name: what is searched begins with the folded name. Byte by byte, so that it is the same order on every server.
create index users_by_name on users (search_fold collate "C", id);
