import { beforeEach, describe, expect, it } from 'vitest'
import { elementApi } from '@/lib/api/v1/cms/element'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createElement, createPicture, emptyContent } from '../support/content'

const visitor = callAs()
const get = (...handlers: string[]) => visitor.call(elementApi.getByHandlers, { handlers })

describe('POST cms/element/getByHandlers', () => {
  beforeEach(emptyContent)

  it('returns existing elements in the requested order', async () => {
    await createElement('header-section')
    await createElement('footer-section')
    const elements = await get('footer-section', 'nema', 'header-section', 'footer-section')
    expect(elements.map(({ handler }) => handler)).toEqual(['footer-section', 'header-section'])
    expect(elements[0]).toMatchObject({ type: 'static-element', language_code: 'hrv', version: 1, parts: {} })
  })

  it('resolves picture references at any depth, with their own alt text', async () => {
    const picture = await createPicture({ alt: 'Lampa' })
    await createElement('header-section', {
      meta: {
        logo: { image: { mediaId: picture.id, alt: '' } },
        list: { i_1: { pos: 'a0', image: { mediaId: picture.id } } },
        gone: { mediaId: 99_999, alt: 'x' },
      },
    })
    const [header] = await get('header-section')
    expect(header?.meta).toMatchObject({
      logo: { image: { id: picture.id, src: `${picture.path}/w640.webp`, alt: '', width: 1600 } },
      list: { i_1: { pos: 'a0', image: { alt: 'Lampa', srcset: `${picture.path}/w640.webp 640w, ${picture.path}/w1280.webp 1280w` } } },
      gone: null,
    })
  })

  it("returns elements of the caller's language only", async () => {
    await createElement('header-section', { languageId: 41, meta: { text: 'hrvatski' } })
    const [english] = await callAs({ headers: { 'x-gaussbox-language': 'eng' } }).call(elementApi.getByHandlers, {
      handlers: ['header-section'],
    })
    // Only Croatian is allowed, so another language falls back to it.
    expect(english?.language_code).toBe('hrv')
  })

  it('refuses an empty list of handlers', async () => {
    expect(await failureOf(get())).toMatchObject({ status: 422 })
  })
})
