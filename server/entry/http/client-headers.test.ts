import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, normalizeClientHeaders } from './client-headers'

describe('clientAddress', () => {
  it.each([
    [0, '6.6.6.6', '10.0.0.1', '10.0.0.1'],
    [1, '6.6.6.6, 203.0.113.7', '10.0.0.1', '203.0.113.7'],
    [2, '6.6.6.6, 203.0.113.7, 10.0.0.2', '10.0.0.1', '203.0.113.7'],
    [2, '203.0.113.7', '10.0.0.1', '203.0.113.7'],
    [1, '', '::ffff:192.0.2.1', '192.0.2.1'],
  ])('behind %i proxies, with chain %s from peer %s, takes %s', (proxies, chain, peer, address) => {
    expect(clientAddress({ chain, peer, proxies })).toBe(address)
  })
})

describe('an IPv6 address counts by its network', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::g', '2001:db8::g'],
    ['nepoznat', 'nepoznat'],
  ])('%s as %s', (peer, counted) => {
    expect(clientAddress({ chain: '', peer, proxies: 0 })).toBe(counted)
  })
})

describe('normalizeClientHeaders', () => {
  function settled(proxies: number) {
    const req = new IncomingMessage(new Socket())
    req.headers = {
      host: 'unutra:3000',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'pod-lampom.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/zlo',
      'x-izlog-in-process': 'pogodak',
      'x-real-ip': '6.6.6.6',
    }
    normalizeClientHeaders(req, proxies)
    return req.headers
  }

  it('ignores forwarding headers without a proxy', () => {
    expect(settled(0)).toEqual({ host: 'unutra:3000', 'x-izlog-address': '' })
  })

  // docs/rules/lens.md#moment-right
  it('leaves the moment that staff look at', () => {
    const req = new IncomingMessage(new Socket())
    req.headers = { host: 'unutra:3000', 'x-izlog-moment': '2026-12-24T08:00:00Z' }
    normalizeClientHeaders(req, 0)
    expect(req.headers['x-izlog-moment']).toBe('2026-12-24T08:00:00Z')
  })

  it('trusts only the configured proxy', () => {
    expect(settled(1)).toEqual({ host: 'pod-lampom.example', 'x-izlog-address': '203.0.113.7', 'x-forwarded-proto': 'https' })
  })

  it.each([
    ['__prerender_bypass=x', undefined],
    ['__prerender_bypass=x; a=1', 'a=1'],
    ['a=1; __next_preview_data=x.y.z;b=2', 'a=1;b=2'],
    ['a=__prerender_bypass; my__prerender_bypass=1', 'a=__prerender_bypass; my__prerender_bypass=1'],
    ['a=1;  b=2', 'a=1;  b=2'],
  ])('of the cookies %o keeps %o, without those of Next’s draft mode', (cookie, kept) => {
    const req = new IncomingMessage(new Socket())
    req.headers = { host: 'a', cookie }
    normalizeClientHeaders(req, 0)
    expect(req.headers.cookie).toBe(kept)
  })

  it('removes Next-internal headers', () => {
    const req = new IncomingMessage(new Socket())
    req.headers = {
      host: 'a',
      'x-middleware-subrequest': 'proxy:proxy',
      'x-matched-path': '/admin',
      'next-resume': '1',
      'x-invoke-path': '/',
      rsc: '1',
    }
    normalizeClientHeaders(req, 1)
    expect(req.headers).toEqual({ host: 'a', 'x-izlog-address': '', rsc: '1' })
  })
})
