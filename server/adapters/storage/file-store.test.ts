import { expect, it } from 'vitest'
import { fileStoreContract } from '@/tests/support/file-store-contract'
import { createFileStore } from './file-store'

fileStoreContract(createFileStore)

it('has no addresses of its own', async () => {
  const upload = { key: 'incoming/1/a', size: 1, mime: 'image/png', expiresAt: new Date(0) }
  expect(await createFileStore('nema').uploadAddress(upload)).toBeNull()
})
