import { expect, it } from 'vitest';
import { createEventParser } from './event-stream.ts';

function parseInPieces(text: string, size: number): string[] {
  const heard: string[] = [];
  const parse = createEventParser((data) => heard.push(data));
  for (let start = 0; start < text.length; start += size) parse(text.slice(start, start + size));
  return heard;
}

const stream =
  ': connected\r\n\r\ndata: {"a":1}\r\n\r\ndata: one\ndata:two\n\n: alive\n\nevent: x\ndata: 3\r\rdata: cut';

it('reports whole events wherever the stream is cut, without comments and an unfinished end', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    expect(parseInPieces(stream, size)).toEqual(['{"a":1}', 'one\ntwo', '3']);
  }
});
