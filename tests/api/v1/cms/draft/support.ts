import { pageApi } from '@/lib/api/v1/cms/page'
import type { Change } from '@/lib/documents/changes'
import { callAs } from '@/tests/support/http/caller'
import { createPage } from '../support/content'

export const title = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'title'], value })
export const lead = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'lead'], value })

/** A published page with a hero; `shown` is what visitors get of it. */
export async function createShownPage() {
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  return { key: `page:${id}`, shown: async () => (await callAs().call(pageApi.get, { slug: 'o-nama' })).document.sections.s_1?.meta }
}
