import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRenditions } from '@/server/adapters/images/renditions'
import { renderAll } from './render-all'

vi.mock('@/server/adapters/images/renditions', { spy: true })

test('a busy machine takes as long as it needs', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'slike-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await renderAll([{ key: 'torba', art: { kind: 'object', object: 'tote', colour: 'petrol' } }], { dir })
  expect(vi.mocked(makeRenditions).mock.lastCall?.[1]).toMatchObject({ timeoutSeconds: 0 })
})
