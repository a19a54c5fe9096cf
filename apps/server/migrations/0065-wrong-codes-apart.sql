-- Wrong second factors are counted apart from wrong passwords: another password, which a mailed link gives, must not give further guesses at codes.
alter table failed_sign_ins add column second_factor boolean not null default false;
alter table users add column second_factor_locked_until timestamptz;
