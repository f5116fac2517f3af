import { expect, it } from 'vitest'
import { relyingParty } from './relying-party'

const site = { url: 'https://knjizara.hr', domains: ['knjizara.hr', 'knjige.hr'] }
const of = (host: string | null, own = site) => relyingParty({ site: own, headers: new Headers(host === null ? {} : { host }) })

// docs/rules/accounts.md#passkey-host
it.each([
  ['the host of the request', 'knjige.hr', { host: 'knjige.hr', origins: ['https://knjige.hr'] }],
  ['the same in capitals', 'KNJIGE.hr', { host: 'knjige.hr', origins: ['https://knjige.hr'] }],
  ['a port', 'knjige.hr:8443', { host: 'knjige.hr', origins: ['https://knjige.hr:8443'] }],
  ['no foreign host', 'zlo.hr', { host: 'knjizara.hr', origins: ['https://knjizara.hr'] }],
  ['no host at all', null, { host: 'knjizara.hr', origins: ['https://knjizara.hr'] }],
])('takes %s', (_, host, expected) => expect(of(host)).toEqual(expected))

it('allows http where the site itself has no other', () => {
  const local = { url: 'http://localhost:3000', domains: [] }
  expect(of('localhost:3100', local)).toEqual({ host: 'localhost', origins: ['https://localhost:3100', 'http://localhost:3100'] })
})
