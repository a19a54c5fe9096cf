-- Remembered payers without a letter name nobody: they come from records that were read one character off.
delete from payer_names where payer ~ '^[0-9]*$';
-- A long vowel is written in several ways and is no longer part of a key. Where two keys are the same without it, the payer is asked about again.
update payer_names p set payer = replace(payer, 'ー', '')
where payer like '%ー%' and not exists (
  select from payer_names other where other.partner_id = p.partner_id and other.payer <> p.payer
    and replace(other.payer, 'ー', '') = replace(p.payer, 'ー', '')
);
delete from payer_names where payer like '%ー%';
