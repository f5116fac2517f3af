import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAgain } from './load-again'

const key = ['narudžbe']
let answers: { resolve: (value: number) => void; reject: (error: Error) => void }[]
const load = vi.fn<() => Promise<number>>(() => new Promise((resolve, reject) => answers.push({ resolve, reject })))
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  answers = []
  load.mockClear()
})

function follow() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, { queryKey: key, queryFn: load })
  observer.subscribe(() => {})
  return { client, shown: () => observer.getCurrentResult() }
}

// docs/rules/administration.md#office-events
it('shows an answer although events come all the time, and asks once more after it', async () => {
  const { client, shown } = follow()
  for (let event = 0; event < 5; event++) loadAgain(client, key)
  expect(load).toHaveBeenCalledOnce()
  answers[0]?.resolve(1)
  await settle()
  expect(shown().data).toBe(1)
  expect(load).toHaveBeenCalledTimes(2)
  answers[1]?.resolve(2)
  await settle()
  expect(shown().data).toBe(2)
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows a failure until somebody asks again', async () => {
  const { client, shown } = follow()
  loadAgain(client, key)
  answers[0]?.reject(new Error('Ne ide.'))
  await settle()
  expect(shown().status).toBe('error')
  loadAgain(client, key)
  expect(shown().status).toBe('error')
  expect(load).toHaveBeenCalledOnce()
  void shown().refetch()
  answers[1]?.resolve(3)
  await settle()
  expect(shown().data).toBe(3)
})
