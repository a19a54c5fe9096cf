-- An account that must not open although its password is right: the demo's, while the demo is off. A password of the user's own opens it again.
alter table users add column disabled_at timestamptz;
