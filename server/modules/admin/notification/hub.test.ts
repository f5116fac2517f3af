import { expect, it, vi } from 'vitest'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { createReader } from './hub'

const message = { message: 'changed', siteId: 1, subject: 'order', id: 5 } as const

// docs/rules/administration.md#office-events
it('judges by the rights that were read last, although an older reading ends after it', async () => {
  const answers: ((scopes: readonly string[]) => void)[] = []
  const sent: OfficeEvent[] = []
  const reader = createReader({
    siteId: 1,
    userId: 2,
    sink: { send: (event) => void sent.push(event), end: () => {} },
    loadScopes: () => new Promise((resolve) => void answers.push(resolve)),
    loadMissed: async () => ({ events: [], position: '1' }),
  })
  reader.begin()
  answers[0]?.(['orders'])
  await vi.waitFor(() => expect(sent).toEqual([{ event: 'open' }]))
  reader.check()
  reader.check()
  reader.hear(message)
  answers[2]?.([])
  await new Promise(setImmediate)
  answers[1]?.(['orders'])
  await new Promise(setImmediate)
  reader.hear(message)
  expect(sent).toEqual([{ event: 'open' }])
})
