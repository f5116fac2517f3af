import { writeFile } from 'node:fs/promises'
import { AppError } from '@/lib/api/errors'
import type { FileStore } from './port'
import { S3Error } from './s3-error'

type Probe = { store: FileStore; id: string; withTempFile: <T>(work: (file: string) => Promise<T>) => Promise<T> }

/** Stores, reads, lists and deletes a small file. @returns what is wrong, in one line, or null */
export async function probeStore({ store, id, withTempFile }: Probe): Promise<string | null> {
  const key = `incoming/probe/${id}`
  try {
    await withTempFile(async (file) => {
      await writeFile(file, id)
      await store.put(key, file)
    })
    const found: string[] = []
    for await (const each of store.list('incoming/probe')) found.push(each.key)
    const isRead = await withTempFile((file) => store.download(key, file))
    await store.delete(key)
    return isRead && found.includes(key) ? null : 'spremljena datoteka ne vidi se u popisu ili se ne može pročitati'
  } catch (error) {
    const reason = error instanceof AppError ? error.cause : error
    if (reason instanceof S3Error) return explain(reason)
    throw error
  }
}

const explanations: Record<string, string> = {
  NoSuchBucket: 'spremnika S3_BUCKET nema na adresi S3_ENDPOINT',
  InvalidAccessKeyId: 'usluga ne poznaje S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY nije točan',
  AuthorizationHeaderMalformed: 'S3_REGION nije regija spremnika',
  AccessDenied: 'ključevi nemaju pravo čitanja, pisanja, brisanja i popisa spremnika',
  RequestTimeTooSkewed: 'sat ovog računala nije točan',
}

/** Croatian words for the doctor. */
function explain({ message, facts }: S3Error): string {
  const known = explanations[facts.code]
  if (known) return known
  return facts.status === null ? `usluga na adresi S3_ENDPOINT ne odgovara (${facts.code || message})` : message
}
