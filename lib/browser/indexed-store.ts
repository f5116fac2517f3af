/** Values by name in the browser's database. Without one (blocked, full, not answering) reads find nothing and writes give false. */
export type IndexedStore = {
  put: (id: string, value: unknown) => Promise<boolean>
  delete: (id: string) => Promise<void>
  all: () => Promise<unknown[]>
  clear: () => Promise<void>
}

/** A database that does not open by then counts as blocked: writers wait for it. */
const openingMs = 1000

/** Declares a database with one store. Opens it at the first use. */
export function openIndexedStore(name: string): IndexedStore {
  let opening: Promise<IDBDatabase | null> | undefined

  async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
    const database = await (opening ??= open(name))
    if (!database) return undefined
    try {
      return await answerOf(work(database.transaction('values', mode).objectStore('values')))
    } catch {
      return undefined
    }
  }

  return {
    put: async (id, value) => (await run('readwrite', (store) => store.put(value, id))) !== undefined,
    delete: (id) => run('readwrite', (store) => store.delete(id)),
    all: async () => (await run('readonly', (store) => store.getAll())) ?? [],
    clear: () => run('readwrite', (store) => store.clear()),
  }
}

function open(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), openingMs)
    const done = (database: IDBDatabase | null) => {
      clearTimeout(timer)
      resolve(database)
    }
    try {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('values'))
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => done(null))
    } catch {
      done(null)
    }
  })
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused.')))
  })
}
