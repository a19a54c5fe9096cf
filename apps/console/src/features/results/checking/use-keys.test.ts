import { expect, test } from 'vitest';
import { readViewerKey } from '#features/results/checking/use-keys.ts';

const press = (key: string, changes: object = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...changes,
});

test('pages and zoom have keys outside text fields', () => {
  expect(readViewerKey(press('['), 'page')).toBe('previousPage');
  expect(readViewerKey(press(']'), 'start')).toBe('nextPage');
  expect(readViewerKey(press('0'), 'page')).toBe('fit');
  expect(readViewerKey(press('?', { shiftKey: true }), 'page')).toBe('help');
});

test('in a text field they are typed, and only work with Alt', () => {
  expect(readViewerKey(press('0'), 'textField')).toBeUndefined();
  expect(readViewerKey(press('-'), 'textField')).toBeUndefined();
  expect(readViewerKey(press('-', { altKey: true }), 'textField')).toBe('zoomOut');
  expect(readViewerKey(press('“', { altKey: true, code: 'BracketLeft' }), 'textField')).toBe('previousPage');
});

test('the browser keeps its own keys', () => {
  expect(readViewerKey(press('0', { ctrlKey: true }), 'page')).toBeUndefined();
  expect(readViewerKey(press('-', { metaKey: true }), 'page')).toBeUndefined();
});

test('Tab leads to the first doubt only from where one arrives, and from nowhere back to work', () => {
  expect(readViewerKey(press('Tab'), 'body')).toBe('nextDoubt');
  expect(readViewerKey(press('Tab'), 'start')).toBe('firstDoubt');
  expect(readViewerKey(press('Tab'), 'skip')).toBe('firstDoubt');
  expect(readViewerKey(press('Tab', { shiftKey: true }), 'start')).toBeUndefined();
  expect(readViewerKey(press('Tab'), 'page')).toBeUndefined();
  expect(readViewerKey(press('Tab'), 'textField')).toBeUndefined();
});
