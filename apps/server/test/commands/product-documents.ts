import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplesFolder } from '@ocr/specimens';
import { expect } from 'vitest';
import type { Product } from '../product.ts';

/** Sends a sample document with the standard template for invoices; answers the request that was accepted. */
export async function sendDocument(to: Product, token: string, name: string) {
  const { data: templates } = await to.call('GET', '/template/compact', token);
  const form = new FormData();
  form.append('templateId', templates.find((template: { name: string }) => template.name === 'Invoice').id);
  form.append('files', new Blob([await readFile(join(samplesFolder, name))]), name);
  const { data, status } = await to.call('POST', '/request', token, form);
  expect(status).toEqual({ code: 201, message: expect.any(String) });
  return data as { readonly id: string };
}

/** A request's details once it is read. */
export async function waitUntilRead(on: Product, token: string, { id }: { readonly id: string }) {
  const look = async () => (await on.call('GET', `/request/${id}`, token)).data;
  await expect.poll(async () => (await look()).status, { timeout: 120_000, interval: 200 }).toBe('completed');
  return look();
}
