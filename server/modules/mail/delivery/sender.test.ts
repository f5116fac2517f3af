import { describe, expect, it } from 'vitest'
import { commonHeaders, senderOf } from './sender'

const site = { name: 'Pod lampom', url: 'https://podlampom.example:8443', company: { email: 'knjizara@podlampom.example' } }

describe('senderOf', () => {
  it.each([
    ['Netko <posta@podlampom.example>', 'posta@podlampom.example'],
    ['posta@podlampom.example', 'posta@podlampom.example'],
    [undefined, 'knjizara@podlampom.example'],
  ])('MAIL_FROM %s gives %s under the name of the site', (configured, address) =>
    expect(senderOf(site, configured)).toEqual({ name: 'Pod lampom', address }),
  )

  it('is of the host of the site where the company has no mailbox', () =>
    expect(senderOf({ ...site, company: null }, undefined).address).toBe('trgovina@podlampom.example'))
})

describe('commonHeaders', () => {
  it('asks machines not to answer, and people to answer the company', () =>
    expect(commonHeaders(site)).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Reply-To': 'knjizara@podlampom.example' }))
  it('has no Reply-To without a company', () => expect(commonHeaders({ company: null })).not.toHaveProperty('Reply-To'))
})
