-- Courses in the order of their names, as the list of staff sorts them.
create index courses_by_name on courses (name_fold collate "C", id);
