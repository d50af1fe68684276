-- Creates the role and the database. Run it once on the primary, as postgres:
--   psql -v password="'…'" -f database.sql
create role fanous login password :password;
-- PgBouncer does not pass these on from the server.
alter role fanous set timezone = 'UTC';
alter role fanous set statement_timeout = '30s';
create database fanous owner fanous encoding 'UTF8' template template0;
