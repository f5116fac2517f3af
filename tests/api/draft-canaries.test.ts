import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { elements } from '@/server/db/schema/cms'
import { operations } from '@/server/api/modules'
import { inputsOf } from '@/tests/fuzz/from-schema'
import { fill } from '@/tests/fuzz/run-plan'
import { fromNewAddress } from '@/tests/support/accounts'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { createCategory, createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPage, createPost, emptyContent, richText } from './v1/cms/support/content'

disableRateLimits()

/** In every draft, and in nothing that is published. */
const canary = 'kanarinacunacrtu'
const slug = 'vidljivo-svima'

type Planted = { key: string; id: number; /** What visitors see of it. */ shown: string }

const visitor = callAs()
let planted: Planted[] = []

beforeAll(async () => {
  await emptyContent()
  const post = await createPost({ slug, title: 'Vidljiva objava', publishedDaysAgo: 1 })
  const event = await createEvent({ title: 'Vidljiv događaj', startsInDays: 3 })
  const product = await createProduct({ slug, name: 'Vidljiva knjiga' })
  const category = await createCategory({ slug, name: 'Vidljiva kategorija' })
  const page = await createPage({
    slug: `${slug}-stranica`,
    sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Vidljiv odjeljak' } } },
  })
  const [element] = await database()
    .db.insert(elements)
    .values({ siteId: 1, languageId: 41, handler: 'header-section', title: 'x', slug: 'x', meta: { listTitle: 'Vidljivo zaglavlje' } })
    .returning({ id: elements.id })
  planted = [
    { key: `post:${post.id}`, id: post.id, shown: 'Vidljiva objava' },
    { key: `event:${event.id}`, id: event.id, shown: 'Vidljiv događaj' },
    { key: `product:${product.id}`, id: product.id, shown: 'Vidljiva knjiga' },
    { key: `category:${category.id}`, id: category.id, shown: 'Vidljiva kategorija' },
    { key: `page:${page.id}`, id: page.id, shown: 'Vidljiv odjeljak' },
    { key: `element:${element?.id}`, id: element?.id ?? 0, shown: 'Vidljivo zaglavlje' },
  ]
  const editor = await createMerchant('content', 'catalogue')
  for (const { key } of planted) {
    const { document } = await editor.call(draftApi.get, { key })
    const fields = Object.entries(document.page ?? {}).map(([name, value]): Change => ({
      kind: 'set',
      section: '',
      path: ['page', name],
      value: typeof value === 'string' ? canary : richText(canary),
    }))
    const sections = Object.keys(document.sections).map((section): Change => ({
      kind: 'set',
      section,
      path: ['meta', 'title'],
      value: canary,
    }))
    const changes: Change[] = [
      ...fields,
      ...sections,
      { kind: 'add', section: 's_9', value: { type: 'hero', pos: 'a9', meta: { title: canary } } },
    ]
    await editor.call(draftApi.save, { key, revision: 0, client: canary, sequence: 1, changes })
  }
})
afterAll(emptyContent)

/** Inputs that name what was planted, by id, by slug and by search, in every shape that calls take. */
function namingInputs(): object[] {
  const slugs = [slug, `${slug}-stranica`]
  const words = [canary, 'vidljiv', 'vidljiva']
  return [
    {},
    { filters: {} },
    { handlers: ['header-section'] },
    ...planted.flatMap(({ id, key }) => [{ id }, { key }, { filters: { display: [id] } }, { mainCategory: id }, { keys: [key] }]),
    ...slugs.flatMap((one) => [{ slug: one }, { id: one }, { id: one, slugMain: one }, { params: [one] }]),
    ...words.flatMap((word) => [{ q: word }, { keywords: word }, { filters: { keywords: word } }]),
    ...['pages', 'posts', 'categories', 'products', 'events'].map((type) => ({ type })),
  ]
}

/** What a visitor tries to get a preview with. */
const tricks: Record<string, string>[] = [
  {},
  {
    cookie: 'draft=1; editPage=true; __prerender_bypass=1',
    'x-draft': '1',
    'x-preview': 'true',
    referer: 'https://primjer.hr/?editPage=true',
  },
]

/** No client can send a header with characters beyond Latin-1. */
function unlessUnsendable(error: unknown): null {
  if (error instanceof TypeError && error.message.includes('ByteString')) return null
  throw error
}

async function readAll(): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  const ids = { id: planted[0]?.id ?? 1, productId: planted[2]?.id ?? 1 }
  for (const { endpoint, schemas } of operations.filter((row) => row.endpoint.access === 'any')) {
    const random = fc.sample(inputsOf(schemas.input), { seed: 7, numRuns: 3 }).map((input) => fill(input, { own: ids, another: ids }))
    const inputs = [...namingInputs(), ...random].filter((input) => schemas.input.safeParse(input).success)
    for (const [index, input] of inputs.entries()) {
      const response = await visitor
        .send(endpoint, input, { ...fromNewAddress(), ...tricks[index % tricks.length] })
        .catch(unlessUnsendable)
      if (!response) continue
      read.set(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`, await response.text())
    }
  }
  return read
}

it('a visitor reads the published texts and never a draft, by any call (docs/rules/editing.md#draft-revision)', async () => {
  const read = await readAll()
  // An answer may repeat what was asked for.
  const leaks = [...read].filter(([request, body]) => body.includes(canary) && !request.includes(canary)).map(([request]) => request)
  expect(leaks).toEqual([])
  const everything = [...read.values()].join('\n')
  expect(planted.filter(({ shown }) => !everything.includes(shown))).toEqual([])
})

it('a visitor may call no row of drafts', async () => {
  for (const endpoint of Object.values(draftApi)) {
    const response = await visitor.send(endpoint, { key: planted[0]?.key, revision: 1 })
    expect([endpoint.path, response.status]).toEqual([endpoint.path, 403])
  }
})
