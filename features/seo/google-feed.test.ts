import { describe, expect, it, vi } from 'vitest'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { feedItem, feedPageText, feedStream } from './google-feed'

const shop = { url: 'https://podlampom.example', name: 'Pod lampom', currency: 'EUR' }

const book: FeedItem = {
  id: 'KNJ-1',
  group: null,
  title: 'Rat & mir',
  description: 'Veliki roman.',
  path: '/product/rat-i-mir',
  images: ['/media/a/w1280.webp', '/media/b/w1280.webp'],
  inStock: true,
  price: 24.9,
  sale: { price: 19.9, from: '2026-11-20T09:30:00.000Z', until: '2026-12-01T00:00:00.000Z' },
  gtin: '9789533830636',
  brand: 'Tiha',
  shelves: ['Knjige', 'Romani'],
  weightGrams: 640,
  choices: [],
}

const shirt: FeedItem = {
  ...book,
  id: 'MAJ-1-P',
  group: 'MAJ-1',
  title: 'Majica, plava',
  path: '/product/majica?boja=3',
  images: ['/media/c/w640.webp'],
  inStock: false,
  sale: null,
  gtin: null,
  brand: null,
  shelves: [],
  weightGrams: null,
  choices: [
    { role: 'color', label: 'Boja', value: 'plava' },
    { role: null, label: 'Listovi', value: 'crte' },
  ],
}

describe('Google feed', () => {
  it('contains a product and a variant', async () => {
    const items = feedItem(book, shop) + feedItem(shirt, shop)
    await expect(items).toMatchFileSnapshot('../../tests/golden/feeds/google-items.xml')
  })

  it('states the period of a sale only when both ends are known', () => {
    const xml = feedItem({ ...book, sale: { price: 19.9, from: '2026-11-20T09:30:00.000Z', until: null } }, shop)
    expect(xml).toContain('<g:sale_price>19.90 EUR</g:sale_price>')
    expect(xml).not.toContain('effective_date')
  })

  it('truncates long titles', () => {
    const xml = feedItem({ ...book, title: 'š'.repeat(200) }, shop)
    expect(/<g:title>(.*)<\/g:title>/.exec(xml)?.[1]).toHaveLength(150)
  })

  it.each([
    ['a', 5001, `${'a'.repeat(4999)}…`],
    ['😀', 5000, '😀'.repeat(5000)],
    ['😀', 300_000, `${'😀'.repeat(4999)}…`],
  ])('shortens a description of %s times %i by letters', (letter, count, description) => {
    const xml = feedItem({ ...book, description: letter.repeat(count) }, shop)
    expect(/<g:description>(.*)<\/g:description>/.exec(xml)?.[1]).toBe(description)
  })

  it('gives other work a turn while it writes a long page', async () => {
    const other = vi.fn<() => void>()
    setImmediate(other)
    await feedPageText({ ...shop, items: Array.from({ length: 250 }, () => book), next: null }, false)
    expect(other).toHaveBeenCalledOnce()
  })

  it('loads each page once, when the previous one has been read', async () => {
    const requested: number[] = []
    const page = async (n: number) => {
      const data = { ...shop, items: [{ ...book, id: `K-${n}` }], next: n < 3 ? n : null }
      return { text: await feedPageText(data, n === 1), next: data.next }
    }
    const reader = feedStream(await page(1), async (after) => {
      requested.push(after)
      return page(after + 1)
    }).getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader.read()).value)
    expect(requested).toEqual([])
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value)
    expect(requested).toEqual([1, 2])
    expect([...text.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)).toEqual(['K-1', 'K-2', 'K-3'])
    expect(text.endsWith('</channel>\n</rss>\n')).toBe(true)
  })

  it('fails the stream when a page cannot be loaded', async () => {
    const stream = feedStream({ text: feedItem(book, shop), next: 1 }, () => Promise.reject(new Error('away')))
    await expect(new Response(stream).text()).rejects.toThrow('away')
  })
})
