-- What 0072 meant to do: on an external database row-level security hides every row from the owner, who runs this, so it found none. The table is small.
alter table payer_names no force row level security;
-- Without a letter a payer is nobody: such records were read one character off.
delete from payer_names where payer ~ '^[0-9]*$';
-- A long vowel is no part of a key any more. Where the same key without it names several tenants, nobody knows whose it is: the payer is asked about again.
delete from payer_names p using (
  select partner_id, replace(payer, 'ー', '') as key from payer_names group by 1, 2 having count(distinct tenant_id) > 1
) as contested where p.partner_id = contested.partner_id and replace(p.payer, 'ー', '') = contested.key;
-- Several ways of writing one tenant's payer become one.
delete from payer_names p using payer_names other
  where p.payer like '%ー%' and other.partner_id = p.partner_id and replace(other.payer, 'ー', '') = replace(p.payer, 'ー', '')
    and (other.payer not like '%ー%' or other.payer < p.payer);
update payer_names set payer = replace(payer, 'ー', '') where payer like '%ー%';
alter table payer_names force row level security;
