import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageApi } from '@/lib/api/v1/cms/page'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { loadChangedTags, nextScheduledChange } from '@/server/modules/cms/page/scheduled-changes'
import { callAs } from '@/tests/support/http/caller'
import { addVersion, createPage, emptyContent } from '../support/content'

const visitor = callAs()
const start = new Date('2026-11-27T06:59:50Z')
const at = (ms: number) => new Date(start.getTime() + ms)

beforeEach(emptyContent)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const shown = async (slug: string) => Object.keys((await visitor.call(pageApi.get, { slug })).document.sections)

describe('a section with a time window (docs/rules/editing.md#time-window)', () => {
  const window = { from: at(10_000).toISOString(), to: at(20_000).toISOString() }
  const sections = {
    s_1: { type: 'hero', pos: 'a0', when: { from: null, to: null } },
    s_2: { type: 'rich-text', pos: 'a1', when: window },
    s_3: { type: 'faq', pos: 'a2', when: 'uvijek' },
  }

  it('appears and disappears on the cached page at its moments', async () => {
    const { db } = database()
    const { id } = await createPage({ slug: 'akcija', sections })
    const advance = async (fromMs: number, toMs: number) => {
      vi.setSystemTime(at(toMs))
      caches.invalidate(await loadChangedTags(db, { after: at(fromMs), upTo: at(toMs) }))
    }
    expect(await shown('akcija')).toEqual(['s_1', 's_3'])
    expect(await nextScheduledChange(db, at(0))).toBe(at(10_000).getTime())
    await advance(0, 9_999)
    expect(await shown('akcija')).toEqual(['s_1', 's_3'])
    expect(await loadChangedTags(db, { after: at(9_999), upTo: at(10_000) })).toEqual([`page:${id}`])
    await advance(9_999, 10_000)
    expect(await shown('akcija')).toEqual(['s_1', 's_2', 's_3'])
    await advance(10_000, 20_000)
    expect(await shown('akcija')).toEqual(['s_1', 's_3'])
    expect(await nextScheduledChange(db, at(20_000))).toBeNull()
  })

  it('of a draft or an archived page expires nothing', async () => {
    const { db } = database()
    const { textId } = await createPage({ slug: 'nacrt', sections: {} })
    await addVersion(textId, { number: 2, sections })
    await createPage({ slug: 'stara', archived: true, sections })
    expect(await nextScheduledChange(db, at(0))).toBeNull()
  })
})
