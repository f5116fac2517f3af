import { probeStore } from '@/server/adapters/storage/probe'
import { storage, withTempFile } from '@/server/adapters/storage/storage'
import { newId } from '@/server/core/security/secrets'

// The doctor runs this where a bucket is the store.
try {
  const problem = await probeStore({ store: storage(), id: newId(), withTempFile })
  if (problem) process.stderr.write(`${problem}\n`)
  process.exit(problem ? 1 : 0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
