import { afterEach, describe, expect, it, vi } from 'vitest'
import { resolveHref, resolveLink, routePath } from './links'

describe('a link of the CMS', () => {
  it.each([
    [{ kind: 'page', target: 'o-nama' }, '/o-nama', false],
    [{ kind: 'post', target: 'u-obranu-olovke' }, '/u-obranu-olovke', false],
    [{ kind: 'product', target: 'gospodar-muha' }, '/product/gospodar-muha', false],
    [{ kind: 'productCategory', target: 'romani' }, '/shop/romani', false],
    [{ kind: 'category', target: 'o-citanju' }, '/objave/o-citanju', false],
    [{ kind: 'tag', target: 'navike' }, '/tag-objave?tag=navike', false],
    [{ kind: 'route', target: '/shop/knjige?featured=true' }, '/shop/knjige?featured=true', false],
    [{ kind: 'externalLink', target: '#novosti' }, '/#novosti', false],
    [{ kind: 'externalLink', target: 'https://primjer.hr/a' }, 'https://primjer.hr/a', true],
    [{ kind: 'external', target: 'primjer.hr/a' }, 'https://primjer.hr/a', true],
  ] as const)('%o leads to %s', (link, href, external) => {
    expect(resolveLink(link)).toEqual({ href, external })
  })

  it('keeps an odd slug inside its path', () => {
    expect(resolveLink({ kind: 'page', target: '../admin?a=1' }).href).toBe('/..%2Fadmin%3Fa%3D1')
  })
})

describe('an address that a person wrote', () => {
  it.each([
    ['/shop', '/shop', false],
    ['#vrh', '#vrh', false],
    ['mailto:a@primjer.hr', 'mailto:a@primjer.hr', false],
    ['tel:+38515550123', 'tel:+38515550123', false],
    ['HTTPS://primjer.hr', 'HTTPS://primjer.hr', true],
    ['www.primjer.hr', 'https://www.primjer.hr', true],
  ])('%s is %s', (written, href, external) => {
    expect(resolveHref(written)).toEqual({ href, external })
  })

  describe('that must not be followed', () => {
    afterEach(() => vi.restoreAllMocks())

    it.each(['//zlo.example', '/\\zlo.example', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'samo riječi', ''])(
      '%s is logged and leads home',
      (written) => {
        const log = vi.spyOn(console, 'error').mockImplementation(() => {})
        expect(resolveHref(written)).toEqual({ href: '/', external: false })
        expect(log).toHaveBeenCalledOnce()
      },
    )
  })
})

describe('a route', () => {
  it('has an address in every language', () => {
    expect(routePath('/product/[slug]', 'x', 'de')).toBe('/produkt/x')
    expect(routePath('/blog', '', 'en')).toBe('/blog')
  })
})
