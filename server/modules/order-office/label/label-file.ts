import { writeFile } from 'node:fs/promises'
import { storage, withTempFile } from '@/server/adapters/storage/storage'

/** Label files are kept as long as a parcel may need another print (docs/rules/orders.md#label-files). */
export const labelFileDays = 30

/** Not below `media/`, whose keys are public. */
export function newLabelKey(id: string): string {
  return `labels/${id}.pdf`
}

export async function storeLabel(key: string, pdf: Buffer) {
  await withTempFile(async (file) => {
    await writeFile(file, pdf)
    await storage().put(key, file)
  })
}

/** Reads a label's PDF. Null where the store has no such file. */
export async function readLabel(key: string): Promise<Buffer | null> {
  const file = await storage().open(key)
  if (!file) return null
  try {
    const read = await file.read({ from: 0, to: file.size - 1 })
    if (Buffer.isBuffer(read)) return read
    const chunks: Uint8Array[] = []
    for await (const chunk of read) chunks.push(chunk)
    return Buffer.concat(chunks)
  } finally {
    await file.close()
  }
}
