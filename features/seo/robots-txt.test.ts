import { expect, it } from 'vitest'
import { robotsTxt } from './robots-txt'

const url = 'https://podlampom.example'

it('closes what is about one visitor and names the sitemap whole', () => {
  const lines = robotsTxt({ url, enabled: true }).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /kosarica', 'Disallow: /api/', 'Sitemap: https://podlampom.example/sitemap.xml']),
  )
  expect(lines).not.toContain('Disallow: /')
})

it('names no sitemap that is switched off', () => {
  expect(robotsTxt({ url, enabled: false })).not.toContain('Sitemap')
})
