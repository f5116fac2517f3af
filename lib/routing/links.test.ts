import { afterEach, describe, expect, it, vi } from 'vitest'
import { resolveHref, resolveLink, routePath } from './links'

describe('resolveLink', () => {
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
    [{ kind: 'page', target: 'o-nama', hash: 'povijest' }, '/o-nama#povijest', false],
    [{ kind: 'anchor', target: 'radno vrijeme' }, '#radno%20vrijeme', false],
    [{ kind: 'file', target: '/media/a/cjenik.pdf' }, '/media/a/cjenik.pdf', false],
    [{ kind: 'external', target: 'primjer.hr/a' }, 'https://primjer.hr/a', true],
  ] as const)('resolves %o to %s', (link, href, external) => {
    expect(resolveLink(link)).toEqual({ href, external })
  })

  // docs/rules/storefront.md#locales
  it.each([
    [{ kind: 'page', target: 'about-us' }, '/en/about-us'],
    [{ kind: 'product', target: 'lord' }, '/en/product/lord'],
    [{ kind: 'tag', target: 'habits' }, '/en/tag-posts?tag=habits'],
    [{ kind: 'event', target: '7' }, '/en/event/7'],
    [{ kind: 'externalLink', target: '#news' }, '/en#news'],
    [{ kind: 'route', target: '/' }, '/en'],
    [{ kind: 'route', target: '/kosarica' }, '/en/cart'],
    [{ kind: 'route', target: '/shop?featured=true' }, '/en/shop?featured=true'],
    [{ kind: 'route', target: '/shop/knjige' }, '/shop/knjige'],
    [{ kind: 'route', target: '/en/about-us' }, '/en/about-us'],
    [{ kind: 'file', target: '/media/a/prices.pdf' }, '/media/a/prices.pdf'],
    // The record has no English text.
    [{ kind: 'page', target: 'o-nama', locale: 'hr' }, '/o-nama'],
    [{ kind: 'event', target: '7', locale: 'hr', hash: 'mjesto' }, '/dogadjaj/7#mjesto'],
  ] as const)('resolves %o to %s in English', (link, href) => {
    expect(resolveLink(link, 'en').href).toBe(href)
  })

  it('encodes a slug, so that it stays within its path', () => {
    expect(resolveLink({ kind: 'page', target: '../admin?a=1' }).href).toBe('/..%2Fadmin%3Fa%3D1')
  })
})

describe('resolveHref', () => {
  it.each([
    ['/shop', '/shop', false],
    ['#vrh', '#vrh', false],
    ['mailto:a@primjer.hr', 'mailto:a@primjer.hr', false],
    ['tel:+38515550123', 'tel:+38515550123', false],
    ['HTTPS://primjer.hr', 'HTTPS://primjer.hr', true],
    ['www.primjer.hr', 'https://www.primjer.hr', true],
  ])('resolves %s to %s', (text, href, external) => {
    expect(resolveHref(text)).toEqual({ href, external })
  })

  describe('unsafe addresses', () => {
    afterEach(() => vi.restoreAllMocks())

    it.each(['//zlo.example', '/\\zlo.example', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'samo riječi', ''])(
      'logs %s and leads home',
      (text) => {
        const log = vi.spyOn(console, 'error').mockImplementation(() => {})
        expect(resolveHref(text)).toEqual({ href: '/', external: false })
        expect(log).toHaveBeenCalledOnce()
      },
    )
  })
})

describe('routePath', () => {
  it('returns the path of each language', () => {
    expect(routePath('/product/[slug]', 'x', 'de')).toBe('/produkt/x')
    expect(routePath('/blog', '', 'en')).toBe('/blog')
  })
})
