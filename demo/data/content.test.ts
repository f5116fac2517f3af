import { describe, expect, it } from 'vitest'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { RichNode, SeedNavigationItem } from '@/demo/model/types'
import { seedCategories } from './categories'
import { seedCoupons, seedDeliveryMethods, seedPaymentMethods } from './commerce'
import { seedConsentAssignments, seedConsents } from './consents'
import { seedCountries } from './countries'
import { seedEvents } from './events'
import { seedLanguages } from './languages'
import { seedLayoutElements } from './layout'
import { seedNavigations } from './navigation'
import { seedCheckoutSettings, seedCmsOptions, seedCompany } from './options'
import { seedPages } from './pages/pages'
import { seedCustomers, seedMemberCards, seedOrders } from './people'
import { seedPlaylist } from './playlist'
import { seedPostCategories } from './posts/post-categories'
import { seedPosts } from './posts/posts'
import { seedTags } from './posts/tags'
import { seedProducts } from './products/all'

const fixedRoutes = new Set([
  '/',
  '/shop',
  '/objave',
  '/kosarica',
  '/prijava',
  '/registracija',
  '/profil',
  '/pretraga',
  '/dogadjaji',
  '/zahtjev-o-privatnosti',
])

const slugsUnder: Record<string, Set<string>> = {
  shop: new Set(seedCategories.map((category) => category.slug)),
  product: new Set(seedProducts.map((product) => product.slug)),
  objave: new Set(seedPostCategories.map((category) => category.slug)),
}

const rootSlugs = [...seedPages.map((page) => page.slug), ...seedPosts.map((post) => post.slug)]

/** Whether a visitor who follows the address arrives somewhere. */
function leadsSomewhere(href: string): boolean {
  if (/^(https:\/\/|mailto:[^@\s]+@|tel:\+)/u.test(href)) return true
  const path = href.split(/[?#]/u)[0] ?? ''
  if (fixedRoutes.has(path)) return true
  const [, first = '', second] = path.split('/')
  return second === undefined ? rootSlugs.includes(first) : (slugsUnder[first]?.has(second) ?? false)
}

/** Every string and every link's address anywhere inside a piece of content. */
function walk(value: unknown, visit: (key: string, text: string) => void, key = ''): void {
  if (typeof value === 'string') return visit(key, value)
  if (typeof value !== 'object' || value === null) return
  for (const [childKey, child] of Object.entries(value)) walk(child, visit, childKey)
}

function addressesIn(content: unknown): string[] {
  const found: string[] = []
  walk(content, (key, text) => {
    if (key === 'href') found.push(text)
    for (const match of text.matchAll(/href="([^"]+)"/gu)) found.push(match[1] ?? '')
  })
  return found
}

function plainText(node: RichNode): string {
  return node.text ?? (node.content ?? []).map(plainText).join(node.type === 'doc' ? '\n' : '')
}

function wordCount(node: RichNode): number {
  return plainText(node).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** ISO 7064, MOD 11,10. */
function isOib(oib: string): boolean {
  if (!/^\d{11}$/u.test(oib)) return false
  const rest = [...oib].slice(0, 10).reduce((carry, digit) => (((carry + Number(digit)) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === Number(oib[10])
}

/** ISO 13616: moved round and read as a number, an IBAN leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return /^HR\d{19}$/u.test(iban) && BigInt(digits) % 97n === 1n
}

function isEan13(code: string): boolean {
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return /^\d{13}$/u.test(code) && sum % 10 === 0
}

describe('slugs', () => {
  it('are each used once by pages and posts together, and once by tags and post categories', () => {
    expect(duplicates(rootSlugs)).toEqual([])
    for (const list of [seedTags, seedPostCategories]) expect(duplicates(list.map((entry) => entry.slug))).toEqual([])
  })

  it('never take the first word of a route; the home page alone has its reserved one', () => {
    const own = ['dogadjaj', 'social-login', 'media', 'product', 'tag-objave', 'potvrdi-email', 'zaboravljena-lozinka']
    expect(rootSlugs.filter((slug) => slug !== 'pocetna' && (reservedSlugs.has(slug) || own.includes(slug)))).toEqual([])
  })

  it('are well formed and at least four letters long', () => {
    const all = [...rootSlugs, ...seedPostCategories.map((category) => category.slug)]
    expect(all.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(slug) || slug.length < 4)).toEqual([])
  })
})

describe('links', () => {
  it.each([
    ['pages', seedPages],
    ['posts', seedPosts],
    ['events', seedEvents],
    ['layout', seedLayoutElements],
    ['consents', seedConsents],
  ])('inside %s lead somewhere', (_name, content) => {
    const addresses = addressesIn(content)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((href) => !leadsSomewhere(href))).toEqual([])
  })

  it('of section buttons lead somewhere', () => {
    const links = [...seedPages.flatMap((page) => page.sections), ...seedLayoutElements].flatMap((section) =>
      Object.values(section.linkMeta ?? {}),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !leadsSomewhere(link.kind === 'page' ? `/${link.target}` : link.target))).toEqual([])
  })

  it('of category tiles name categories of the shop', () => {
    const tiles = seedPages.flatMap((page) => page.sections).filter((section) => section.type === 'category-tiles')
    const slugs = tiles.flatMap((section) => (Array.isArray(section.options?.categories) ? section.options.categories : []))
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs.filter((slug) => !leadsSomewhere(`/shop/${String(slug)}`))).toEqual([])
  })

  it('of the navigation lead somewhere', () => {
    const items = seedNavigations.flatMap((navigation) => navigation.items).flatMap((item) => [item, ...(item.children ?? [])])
    expect(items.map(navigationAddress).filter((href) => !leadsSomewhere(href))).toEqual([])
  })
})

function navigationAddress(item: SeedNavigationItem): string {
  switch (item.type) {
    case 'page':
    case 'post':
      return `/${item.target}`
    case 'category':
      return `/objave/${item.target}`
    case 'product':
      return `/product/${item.target}`
    case 'route':
    case 'externalLink':
      return item.target
    default:
      return item.type satisfies never
  }
}

describe('posts', () => {
  it('are thirty, five in each of six categories, newest first', () => {
    const days = seedPosts.map((post) => post.publishedDaysAgo)
    expect(seedPosts).toHaveLength(30)
    expect(days).toEqual([...days].toSorted((left, right) => left - right))
    for (const category of seedPostCategories) expect(seedPosts.filter((post) => post.category === category.key)).toHaveLength(5)
  })

  it.each(seedPosts.map((post) => [post.slug, post] as const))('%s is 350 to 700 words with known tags', (_slug, post) => {
    const words = wordCount(post.body)
    expect(words).toBeGreaterThanOrEqual(350)
    expect(words).toBeLessThanOrEqual(700)
    expect(post.tags.filter((key) => !seedTags.some((tag) => tag.key === key))).toEqual([])
  })

  it('leave no mark of the prose notation unread', () => {
    const texts = [...seedPosts.map((post) => post.body), ...seedEvents.map((event) => event.body)].map(plainText)
    expect(texts.filter((text) => /\*|\]\(|^#|^> /mu.test(text))).toEqual([])
  })

  it('of every event say what it costs and how to attend', () => {
    const texts = seedEvents.map(({ key, body }) => ({ key, text: plainText(body) }))
    expect(texts.filter(({ text }) => !/Ulaz je slobodan|besplatn|\d\s€/u.test(text))).toEqual([])
    const reservable = new Set(seedEvents.filter(({ isReservable }) => isReservable).map(({ key }) => key))
    expect(texts.filter(({ key, text }) => text.includes('Mjesto rezervirajte na ovoj stranici') !== reservable.has(key))).toEqual([])
    expect(texts.filter(({ key, text }) => !reservable.has(key) && !/prijav/iu.test(text))).toEqual([])
  })

  it('use every tag at least once', () => {
    const used = new Set(seedPosts.flatMap((post) => post.tags))
    expect(seedTags.filter((tag) => !used.has(tag.key))).toEqual([])
  })
})

describe('numbers', () => {
  it('of the company and of buying companies have right check digits', () => {
    const oibs = [seedCompany.oib, ...seedCustomers.flatMap((customer) => customer.company?.oib ?? [])]
    expect(oibs.filter((oib) => !isOib(oib))).toEqual([])
    expect(isIban(seedCompany.iban)).toBe(true)
    expect(seedCompany.paymentName.length).toBeLessThanOrEqual(25)
  })

  it('of member cards are EAN-13, differ, and cover the cards of the customers', () => {
    const barcodes = seedMemberCards.map((card) => card.barcode)
    expect(barcodes).toHaveLength(12)
    expect(barcodes.filter((code) => !isEan13(code))).toEqual([])
    expect(duplicates(barcodes)).toEqual([])
    expect(seedCustomers.flatMap((customer) => customer.memberCardBarcode ?? []).filter((code) => !barcodes.includes(code))).toEqual([])
  })

  it('of invented videos have eleven signs and an ending no real one has', () => {
    const ids = seedPlaylist.map((item) => item.videoId)
    expect(ids).toHaveLength(8)
    expect(duplicates(ids)).toEqual([])
    expect(ids.filter((id) => !/^[\w-]{10}[12356789]$/u.test(id))).toEqual([])
  })
})

describe('commerce', () => {
  const countries = new Map(seedCountries.map((country) => [country.iso, country]))

  it('delivers exactly to the countries of the checkout settings', () => {
    const delivered = new Set(seedDeliveryMethods.flatMap((method) => method.prices.map((price) => price.country)))
    expect([...delivered].toSorted()).toEqual([...seedCheckoutSettings.countries].toSorted())
    expect(seedCheckoutSettings.countries.filter((iso) => !countries.has(iso))).toEqual([])
  })

  it('has forty collection points with Croatian postal codes', () => {
    const branches = seedDeliveryMethods.flatMap((method) => method.branches)
    expect(branches).toHaveLength(40)
    expect(duplicates(branches.map((branch) => branch.key))).toEqual([])
    expect(branches.filter((branch) => !new RegExp(`^(?:${countries.get('HR')?.zipPattern})$`, 'u').test(branch.zipCode))).toEqual([])
  })

  it('has a payment method of every kind, and one for companies only', () => {
    expect(seedPaymentMethods.map(({ key, paymentType, enabled, companyOnly }) => [key, paymentType, enabled, companyOnly])).toEqual([
      ['opca-uplatnica', null, true, false],
      ['pouzece', null, true, false],
      ['kartica', 'CARD', true, false],
      ['paypal', 'PAYPAL', true, false],
      ['tvrtke-hpf', 'HPF', true, true],
    ])
  })

  it('limits coupons to categories of the shop', () => {
    expect(
      seedCoupons.flatMap((coupon) => coupon.categories).filter((key) => !seedCategories.some((category) => category.key === key)),
    ).toEqual([])
  })

  it('has past orders whose references exist', () => {
    const methods = new Map(seedDeliveryMethods.map((method) => [method.key, method]))
    for (const order of seedOrders) {
      expect(order.customer === null || seedCustomers.some((customer) => customer.key === order.customer)).toBe(true)
      expect(seedPaymentMethods.some((method) => method.key === order.payment)).toBe(true)
      expect(order.delivery === undefined).toBe(order.lines.every((line) => line.isDigital))
      expect(methods.get(order.delivery ?? '')?.branches.some((branch) => branch.key === order.branch) ?? false).toBe(
        order.branch !== undefined,
      )
      expect(order.coupon === undefined || seedCoupons.some((coupon) => coupon.code === order.coupon)).toBe(true)
    }
  })

  it('has postal codes in its addresses that their countries use', () => {
    const addresses = [...seedCustomers.flatMap((customer) => customer.addresses), ...seedOrders.map((order) => order.address)]
    expect(
      addresses.filter((address) => !new RegExp(`^(?:${countries.get(address.country)?.zipPattern})$`, 'u').test(address.zipCode)),
    ).toEqual([])
  })
})

describe('lists', () => {
  it('has about eighty languages, Croatian as 41 and hrv, no code twice', () => {
    expect(seedLanguages.length).toBeGreaterThanOrEqual(80)
    expect(seedLanguages.find((language) => language.id === 41)).toMatchObject({ code3: 'hrv', code2: 'hr' })
    for (const codes of [seedLanguages.map((language) => language.code3), seedLanguages.map((language) => language.code2)]) {
      expect(codes.filter((code) => !/^[a-z]{2,3}$/u.test(code))).toEqual([])
      expect(duplicates(codes)).toEqual([])
    }
  })

  it('has countries with one entry per ISO code', () => {
    expect(duplicates(seedCountries.map((country) => country.iso))).toEqual([])
    expect(seedCountries.filter((country) => !/^[A-Z]{2}$/u.test(country.iso) || !/^\+\d{1,3}$/u.test(country.phonePrefix))).toEqual([])
  })

  it('requires only consents that are asked, and asks only those that exist', () => {
    const known = seedConsents.map((consent) => consent.uniqueNumber)
    for (const assignment of seedConsentAssignments) {
      expect(assignment.consents.filter((consent) => !known.includes(consent))).toEqual([])
      expect(assignment.requiredConsents.filter((consent) => !assignment.consents.includes(consent))).toEqual([])
    }
  })

  it('has no CMS option twice, twelve events in the future, and a page for each slug in the options', () => {
    expect(duplicates(seedCmsOptions.map((option) => option.key))).toEqual([])
    expect(seedEvents.filter((event) => event.startsInDays > 0)).toHaveLength(12)
    const named = seedCmsOptions.filter((option) => option.key.endsWith('PageSlug')).map((option) => option.value)
    expect(named).toHaveLength(4)
    expect(seedPages.map((page) => page.slug)).toEqual(expect.arrayContaining(named))
  })
})
