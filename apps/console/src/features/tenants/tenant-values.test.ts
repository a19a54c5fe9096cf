import type { Tenant } from '@ocr/contract';
import { expect, it } from 'vitest';
import { toChange, toNewTenant, toValues } from './tenant-values.ts';

const tenant: Tenant = {
  id: 'id',
  number: 'T-0001',
  companyName: 'Aoyama',
  email: 'a@example.com',
  description: '',
  contactName: 'Haruka',
  contactEmail: 'h@example.com',
  phoneNumber: '03-5550-0142',
  address: '',
  blockLimit: 5,
  expiryDate: '2027-12-25',
  onboardDate: '2026-07-01T00:00:00.000Z',
  updatedDate: '2026-07-01T00:00:00.000Z',
  status: 'active',
};

it('sends nothing when nothing was changed, spaces at the ends included', () => {
  expect(toChange(tenant, { ...toValues(tenant), companyName: ' Aoyama ' })).toEqual({});
});

it('sends only the fields that were changed, never e-mail or password', () => {
  const values = { ...toValues(tenant), address: 'Tokyo', email: 'b@example.com', password: 'x' };
  expect(toChange(tenant, values)).toEqual({ address: 'Tokyo' });
});

it('sends a block limit as a number, full-width digits and 0 included', () => {
  expect(toChange(tenant, { ...toValues(tenant), blockLimit: '１，２００' })).toEqual({ blockLimit: 1200 });
  expect(toChange(tenant, { ...toValues(tenant), blockLimit: '0' })).toEqual({ blockLimit: 0 });
});

it('keeps spaces within a password', () => {
  const values = { ...toValues(undefined), companyName: ' A ', password: ' Pass#1234 ' };
  expect(toNewTenant(values)).toMatchObject({ companyName: 'A', password: ' Pass#1234 ', blockLimit: 10 });
});
