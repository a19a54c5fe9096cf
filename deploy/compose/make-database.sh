#!/bin/sh
# Run once by the database's image when its folder is empty: the server's user is no superuser, so that row-level security binds it.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$OCR_DATABASE_PASSWORD" <<'SQL'
create role ocr login noinherit createrole password :'password';
create database ocr owner ocr;
\connect ocr
alter schema public owner to ocr;
SQL
