-- Remembered payers without a letter name nobody: they come from records that were read one character off.
delete from payer_names where payer ~ '^[0-9]*$';
