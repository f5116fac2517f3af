import { eq } from 'drizzle-orm'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { productFileContents } from '@/server/db/schema/after-sale'
import type { Transaction } from '@/server/core/transaction'
import { extensionFor, extensionOf } from '@/server/modules/product/files/file-kinds'
import { slugOf } from '@/server/modules/product/import-export/cells/texts'
import type { FileRow } from './file-shelf'

/** Where an export puts a file, from the CSV's own folder: 'datoteke/zlatarovo-zlato-1f0c3a5b7d9e.epub'. The same bytes have the same end. */
export function exportedPath({ name, mediaType, hash }: FileRow): string {
  const extension = extensionOf(name) || extensionFor(mediaType)
  const stem = slugOf(path.parse(name).name).slice(0, 60)
  return `datoteke/${stem === '' ? '' : `${stem}-`}${hash.slice(0, 12)}${extension}`
}

/** Moved into place whole; one that is there already is not written again, for its name says what it holds. */
export async function writeFileBeside(tx: Transaction, folder: string, row: FileRow) {
  const file = path.join(folder, exportedPath(row))
  const found = await stat(file).catch(() => null)
  if (found?.size === row.size) return
  const [kept] = await tx
    .select({ content: productFileContents.content })
    .from(productFileContents)
    .where(eq(productFileContents.hash, row.hash))
  if (!kept) throw new Error(`The file ${row.name} has no content.`)
  await mkdir(path.dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, kept.content)
  await rename(fresh, file)
}
