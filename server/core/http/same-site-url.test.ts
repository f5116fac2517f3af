import { expect, it } from 'vitest'
import { isSameSiteUrl } from './same-site-url'

it.each([
  ['/naplata/uspjesna', true],
  ['/naplata/uspjesna?orderSlug=x#vrh', true],
  ['https://podlampom.example/naplata', true],
  ['HTTPS://PODLAMPOM.EXAMPLE/naplata', true],
  ['https://podlampom.example:8443/', false],
  ['http://podlampom.example/', false],
  ['https://podlampom.example.evil.example/', false],
  ['https://kupac@podlampom.example/', false],
  ['https://evil.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  [' //evil.example', false],
  ['https:evil.example', false],
  ['https:/evil.example', false],
  ['https:///evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['naplata', false],
  ['?x', false],
  ['', false],
  ['http://[', false],
])('%s belongs to the site: %s', (url, expected) => {
  expect(isSameSiteUrl(url, 'https://podlampom.example')).toBe(expected)
})
