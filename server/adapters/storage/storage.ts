import { rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { newId } from '@/server/core/security/secrets'
import { createFileStore } from './file-store'
import { makeFolder } from './make-folder'
import type { FileStore } from './port'
import { createS3Store } from './s3-store'

/** The store of this installation: a bucket where S3_ENDPOINT is set, else files under DATA_DIR. */
export function storage(): FileStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket = '', S3_REGION: region } = env
  if (!endpoint) return localFiles()
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}

/** Files of this machine, which has the temporary ones also where a bucket is the store. */
export function localFiles(): FileStore {
  return createFileStore(path.resolve(env.DATA_DIR))
}

/** Runs work with the name of a new local file, which is deleted afterwards unless the work has moved it. */
export async function withTempFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = path.resolve(env.DATA_DIR, 'incoming', 'temp')
  await makeFolder(folder)
  const file = path.join(folder, newId())
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
