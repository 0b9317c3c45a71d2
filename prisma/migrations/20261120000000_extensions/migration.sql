-- Trigram search, case-insensitive text and accents: all ship with PostgreSQL itself.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;
create extension if not exists citext;
