import { cheapenHashes } from '#features/accounts/passwords/hash-cost.ts';

// A hash as the product makes it costs 0.1 s of a processor. `passwords.test.ts` tests that cost; processes that tests start have it, too.
cheapenHashes();
