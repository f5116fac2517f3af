import { describe, expect, it } from 'vitest'
import type { IndexedStore } from '@/lib/browser/indexed-store'
import { createJournal } from './journal'

function memoryStore() {
  const values = new Map<string, unknown>()
  const writes: string[] = []
  const store: IndexedStore = {
    async put(id, value) {
      writes.push(id)
      await Promise.resolve()
      values.set(id, structuredClone(value))
      return true
    },
    delete: async (id) => void values.delete(id),
    all: async () => [...values.values()],
    clear: async () => values.clear(),
  }
  return { store, values, writes }
}

const owner = (client: string, scope = '1/hrv/7') => ({ scope, key: 'page:1', client })
const unsaved = (title: string, at = 1) => ({
  revision: 3,
  sending: null,
  conflicts: [],
  waiting: [{ kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: title }],
  at,
})

// docs/rules/editing.md#journal
describe('the journal', () => {
  it('keeps the newest changes of a document, with few writes', async () => {
    const { store, values, writes } = memoryStore()
    const journal = createJournal(store)
    for (const title of ['P', 'Po', 'Poz', 'Pozdrav']) void journal.store(owner('c_1'), unsaved(title))
    expect(await journal.whenStored(owner('c_1'))).toBe(true)
    expect([...values.values()]).toMatchObject([{ key: 'page:1', waiting: [{ value: 'Pozdrav' }] }])
    expect(writes).toHaveLength(2)
  })

  it('forgets what is saved', async () => {
    const { store, values } = memoryStore()
    const journal = createJournal(store)
    void journal.store(owner('c_1'), unsaved('Pozdrav'))
    await journal.clear(owner('c_1'))
    expect(values.size).toBe(0)
  })

  it('gives what other windows of the same user have left, oldest first', async () => {
    const { store } = memoryStore()
    const journal = createJournal(store)
    await journal.store(owner('c_2'), unsaved('drugi', 2))
    await journal.store(owner('c_1'), unsaved('prvi', 1))
    await journal.store(owner('c_3', '1/hrv/8'), unsaved('tuđi'))
    await journal.store(owner('c_4'), unsaved('vlastiti'))
    const left = await journal.loadFromOtherWindows(owner('c_4'))
    expect(left.map(({ client }) => client)).toEqual(['c_1', 'c_2'])
  })

  it('ignores what it cannot read', async () => {
    const { store, values } = memoryStore()
    for (const [index, odd] of [null, 7, {}, { ...owner('c_1'), ...unsaved('x'), waiting: [{ kind: 'explode' }] }].entries()) {
      values.set(String(index), odd)
    }
    expect(await createJournal(store).loadFromOtherWindows(owner('c_2'))).toEqual([])
  })

  it('says when the browser keeps nothing', async () => {
    const blocked = { ...memoryStore().store, put: async () => false }
    expect(await createJournal(blocked).store(owner('c_1'), unsaved('Pozdrav'))).toBe(false)
  })
})
