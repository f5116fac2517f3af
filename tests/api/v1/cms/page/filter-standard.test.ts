import { beforeEach, describe, expect, it } from 'vitest'
import { pageApi } from '@/lib/api/v1/cms/page'
import { callAs } from '@/tests/support/http/caller'
import { addVersion, createPage, emptyContent, richText } from '../support/content'

const visitor = callAs()
const search = (keywords: string, paging: { page?: number; limit?: number } = {}) =>
  visitor.call(pageApi.filterStandard, { filters: { keywords }, ...paging })
const slugs = async (keywords: string) => (await search(keywords)).records.map(({ slug }) => slug)

const section = (meta: object) => ({ s_1: { type: 'rich-text', pos: 'a0', meta } })

describe('POST cms/page/filterStandard', () => {
  beforeEach(emptyContent)

  it.each([
    ['isporuka', 'its title'],
    ['kurira', 'a word of a section, in another case'],
    ['otoka', 'rich text'],
    ['poklon', 'a list inside a section'],
  ])('finds by %s: %s', async (keywords) => {
    const list = { i_1: { pos: 'a0', question: 'Može li poklon?', answer: richText('Može.') } }
    await createPage({
      slug: 'dostava',
      title: 'Isporuka',
      sections: section({ lead: 'Šaljemo kurirom.', text: richText('I prema otoku.'), list }),
    })
    await createPage({ slug: 'o-nama', title: 'Tko smo' })
    expect(await slugs(keywords)).toEqual(['dostava'])
  })

  // docs/rules/content.md#fuzzy-search
  it.each([
    ['isporuka', undefined],
    ['isporka', true],
  ])('of %s says whether the titles are only similar: %s', async (keywords, isFuzzy) => {
    await createPage({ slug: 'dostava', title: 'Isporuka' })
    const { records, ...found } = await search(keywords)
    expect(records.map(({ slug }) => slug)).toEqual(['dostava'])
    expect(found.isFuzzy).toBe(isFuzzy)
  })

  it('ranks title matches before text matches', async () => {
    await createPage({ slug: 'a-pitanja', title: 'A: pitanja', sections: section({ text: richText('Dostava, dostava i dostava.') }) })
    await createPage({ slug: 'dostava', title: 'Dostava' })
    expect(await slugs('dostava')).toEqual(['dostava', 'a-pitanja'])
  })

  it('finds published versions only, no drafts, earlier versions or archived pages', async () => {
    await createPage({ slug: 'nacrt', title: 'Jelen', published: false })
    await createPage({ slug: 'arhiva', title: 'Jelen', archived: true })
    const { textId } = await createPage({ slug: 'objavljena', title: 'Objavljena' })
    await addVersion(textId, { number: 2, sections: section({ text: richText('Jelen.') }) })
    expect(await slugs('jelen')).toEqual([])
  })

  // docs/rules/editing.md#time-window
  it('finds no word of a section outside its window', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    const named = (word: string, when?: object) => ({ type: 'rich-text', pos: 'a0', meta: { text: richText(word) }, when })
    const sections = {
      s_1: named('Jelen.', { from: at(1) }),
      s_2: named('Vjeverica.', { to: at(-1) }),
      s_3: named('Sova.', { from: at(-1), to: at(1) }),
      s_4: named('Lisica.'),
    }
    await createPage({ slug: 'suma', title: 'Tko smo', sections })
    expect([await slugs('jelen'), await slugs('vjeverica')]).toEqual([[], []])
    expect([await slugs('sova'), await slugs('lisica')]).toEqual([['suma'], ['suma']])
  })

  it.each(['paragraph', 'a0', 'rich', '%', '_', ' ', "'"])('finds nothing by %o', async (keywords) => {
    await createPage({ slug: 'o-nama', title: 'Tko smo', sections: section({ text: richText('Lampa.') }) })
    expect(await slugs(keywords)).toEqual([])
  })

  it('returns pages of results', async () => {
    for (const slug of ['a-lampa', 'b-lampa', 'c-lampa']) await createPage({ slug, title: slug })
    expect(await search('lampa', { page: 2, limit: 2 })).toMatchObject({ totalRecords: 3, totalPages: 2, records: [{ slug: 'c-lampa' }] })
  })
})
