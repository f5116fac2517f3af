import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { database } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, createPost, emptyContent } from '../../support/content'

let editor: ReturnType<typeof callAs>
beforeEach(async () => {
  await emptyContent()
  await database().db.delete(redirects)
  editor = callAs({ accessToken: (await createMerchant('content', 'publish')).accessToken })
})

const create = (from: string, to: string) => editor.call(officeRedirectApi.create, { from, to })
const kept = async () => (await editor.call(officeRedirectApi.filter, {})).totalRecords

// docs/rules/content.md#moved-content
describe('content that becomes visible again removes a redirect from its address', () => {
  const leads = async (slug: string) => (await callAs().call(finderApi.decide, { params: [slug] })).type

  it('when it is published', async () => {
    const [{ id: pageId }, { id: postId }] = [
      await createPage({ slug: 'ljetni-sajam' }),
      await createPost({ slug: 'zimski-sajam', publishedDaysAgo: null }),
    ]
    await editor.call(officePageApi.unpublish, { id: pageId })
    for (const slug of ['ljetni-sajam', 'zimski-sajam']) await create(`/${slug}`, '/shop')
    for (const key of [`page:${pageId}`, `post:${postId}`] as const)
      await editor.call(draftApi.publish, { documents: [{ key, revision: 0 }] })
    expect(await kept()).toBe(0)
    expect(await Promise.all(['ljetni-sajam', 'zimski-sajam'].map(leads))).toEqual(['page', 'post'])
  })

  it('when it is restored', async () => {
    const { id } = await createPage({ slug: 'proljetni-sajam' })
    await editor.call(officePageApi.archive, { id })
    await create('/proljetni-sajam', '/shop')
    await editor.call(officePageApi.restore, { id })
    expect(await kept()).toBe(0)
  })
})
