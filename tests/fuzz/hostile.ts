import fc, { type Arbitrary } from 'fast-check'

const long = 'ž'.repeat(20_000)

/** What no honest client sends, wherever a value may stand. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\0', 'a\0b', '\u0000', '\uD800', '\uFFFF', '\u202Etxt.exe', '\r\nSet-Cookie: a=b', '\u001b[31m', '😀'.repeat(500), long],
    ...[
      "' or 1=1 --",
      '"; drop table users; --',
      '%_%_%',
      '\\',
      '$1',
      '${7*7}',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
    ],
    ...[
      '../../../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%c0%ae%c0%ae/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '//zlo.example',
      '/\\zlo.example',
    ],
    ...[
      '0x10',
      '1e3',
      ' 1 ',
      '٣',
      'NaN',
      'Infinity',
      '-0',
      '9007199254740993',
      '2147483648',
      'true',
      'null',
      '[object Object]',
      '1970-01-01T00:00:00Z',
    ],
    ...[0, -1, 1.5, 1e-7, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 31) - 1, null, true, false, [], {}, [[]], [null], { length: 1e9 }],
    ...[
      { toString: 'x' },
      { __proto__: null, a: 1 },
      { constructor: { prototype: { zlo: 1 } } },
      { valueOf: 'x' },
      { $gt: '' },
      { id: { ne: null } },
    ],
    Array.from({ length: 3000 }, (_, i) => i),
    Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i])),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Names that a careless merge would take for its own. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'isBackofficeUser',
  'id',
  'siteId',
  'scopes',
  'userId',
  'version',
  'hasOwnProperty',
  '$where',
  '',
]

/** Bodies that are no JSON of ours, with the type they claim to be. */
export const rawBodies: Arbitrary<{ body: Buffer; type: string }> = fc.constantFrom(
  ...[
    '',
    '{',
    '[]',
    'null',
    '1',
    '"x"',
    '{"a":1}x',
    '\uFEFF{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"isBackoffice":true}}',
    '{"a":1e999999}',
  ].map((text) => json(text)),
  json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  json(`{"a":"${'\\u0000'.repeat(2000)}"}`),
  json(`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
  json(JSON.stringify({ a: 'x'.repeat(1_100_000) })),
  { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), type: 'application/json' },
  { body: Buffer.from('{"a":1}', 'utf16le'), type: 'application/json; charset=utf-16' },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    '',
  ].map((type) => ({ body: Buffer.from('{"a":1}'), type })),
  { body: Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'), type: 'application/xml' },
)

function json(text: string) {
  return { body: Buffer.from(text), type: 'application/json' }
}

/** Headers that lie, twice or at length; only what a client can get past its own parser. */
export const hostileHeaders: Arbitrary<[string, string][]> = fc.constantFrom<[string, string][]>(
  [['x-gaussbox-language', "hrv' or 1=1 --"]],
  [['x-gaussbox-language', '../../etc']],
  [
    ['site', '999999999999'],
    ['store', '-1'],
  ],
  [['accessToken', 'x'.repeat(3000)]],
  [['accessToken', "' or '1'='1"]],
  [['refreshToken', '\u00ff\u00fe']],
  [
    ['apiKey', 'javni-kljuc-pod-lampom'],
    ['apiKey', 'drugi'],
  ],
  [['cookie', 'a=b; '.repeat(400)]],
  [['cookie', '__prerender_bypass=1; cartId=1; guest-user=ana@primjer.hr; skip-api-key=1']],
  [
    ['x-forwarded-for', '1.2.3.4, 5.6.7.8'],
    ['x-forwarded-host', 'zlo.example'],
    ['x-izlog-address', '9.9.9.9'],
  ],
  [
    ['x-izlog-in-process', 'true'],
    ['x-middleware-subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ],
  [['x-request-id', 'a"}\\n{"level":"error"']],
  [['idempotency-key', 'x'.repeat(2000)]],
  [
    ['idempotency-key', "'"],
    ['idempotency-key', 'drugi'],
  ],
  [
    ['accept-language', 'a,'.repeat(1500)],
    ['accept', '*/*;q=9'],
  ],
  [
    ['if-none-match', '*'],
    ['range', 'bytes=0-0,1-1,2-2'],
    ['expect', 'nesto'],
  ],
  [
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ],
  [['content-encoding', 'gzip']],
  [
    ['next-action', 'a'],
    ['rsc', '1'],
    ['next-router-state-tree', '%5B%22%22%5D'],
  ],
)

/** Ends of paths and queries that look for files, other calls, or a parser that gives up. */
export const hostileTails = [
  ...[
    '/',
    '//',
    '/..',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f',
    '/%00',
    '%00',
    '/%c0%ae',
    '/%',
    '/%E0%A4%A',
    '/x.css',
    ';a=b',
    '/a/b/c/d',
  ],
  ...[
    '?',
    '?a[]=1&a[]=2&a=3',
    '?__proto__[x]=1',
    '?constructor=1',
    `?q=${'a'.repeat(7000)}`,
    '?%',
    '?a=%00',
    '?a=%ff',
    '?page=1&page=2',
    '?id=1;id=2',
    '#x',
  ],
]
