import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageApi } from '@/lib/api/v1/cms/page'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { pageTexts } from '@/server/db/schema/cms'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { addVersion, createPage, createPicture, emptyContent } from '../support/content'

const visitor = callAs()
const get = (slug: string) => visitor.call(pageApi.get, { slug })

describe('GET cms/page/get', () => {
  beforeEach(emptyContent)

  it('returns the published document with pictures, other fields unchanged', async () => {
    const picture = await createPicture()
    await createPage({
      slug: 'o-nama',
      sections: {
        s_1: { type: 'hero', pos: 'a0', meta: { image: { mediaId: picture.id, alt: 'Čitateljica' } }, izmišljeno: { ostaje: true } },
      },
    })
    const page = await get('o-nama')
    expect(page.document.sections.s_1).toMatchObject({
      type: 'hero',
      meta: { image: { id: picture.id, alt: 'Čitateljica' } },
      mobileMeta: {},
      izmišljeno: { ostaje: true },
    })
  })

  it('never returns an unpublished version', async () => {
    const { textId } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Objavljeno' } } } })
    await addVersion(textId, { number: 2, sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Nacrt' } } } })
    expect((await get('o-nama')).document.sections.s_1?.meta).toEqual({ title: 'Objavljeno' })
  })

  it('is 404 for a page that is unknown, unpublished or archived', async () => {
    await createPage({ slug: 'nacrt', published: false })
    await createPage({ slug: 'stara', archived: true })
    for (const slug of ['nema', 'nacrt', 'stara']) expect(await failureOf(get(slug))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is cached until its own tag is invalidated', async () => {
    const { id, textId } = await createPage({ slug: 'o-nama', title: 'Prije' })
    expect((await get('o-nama')).title).toBe('Prije')
    await database().db.update(pageTexts).set({ title: 'Poslije' }).where(eq(pageTexts.id, textId))
    expect((await get('o-nama')).title).toBe('Prije')
    caches.invalidate([`page:${id}`])
    expect((await get('o-nama')).title).toBe('Poslije')
  })
})
